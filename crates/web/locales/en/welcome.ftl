# The table of Welcome to Your Perfect Home.
