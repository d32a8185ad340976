# The pages of the site.
