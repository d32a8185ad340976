"""PPO learns one sheet alone: MaskablePPO of sb3-contrib on the Egg Hunt of 2023.

pip install sb3-contrib
python examples/ppo.py --steps 200000
python examples/ppo.py --steps 2000 --sheet classic      # a short try
"""

from __future__ import annotations

import argparse

import faubourg
import numpy as np
from faubourg.envs import SoloEnv


def make_env(sheet: str) -> SoloEnv:
    """Return the environment: one architect alone, rewarded with the points every choice adds."""
    return SoloEnv("welcome", options={"edition": "2023", "sheet": sheet}, reward="gain")


def random_score(sheet: str, games: int) -> float:
    """Return the mean score of choosing at random, to compare with."""
    options = {"edition": "2023", "sheet": sheet}
    played = faubourg.simulate("welcome", games, seats=1, options=options)
    return float(played["score"].mean())


def train(sheet: str, steps: int, seed: int, games: int) -> float:
    """Train, and return the mean score of some games afterwards."""
    from sb3_contrib import MaskablePPO

    env = make_env(sheet)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        seed=seed,
        n_steps=min(2048, steps),
        batch_size=256,
        gamma=0.999,
        ent_coef=0.01,
        verbose=1,
        device="cpu",
    )
    model.learn(total_timesteps=steps)
    scores = []
    for game in range(games):
        observation, _ = env.reset(seed=10_000 + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, over, _, info = env.step(int(action))
        scores.append(info["score"])
    return float(np.mean(scores))


def main() -> None:
    """Train as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", default="eggs")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=50, help="games played after the training")
    asked = parser.parse_args()
    print(f"choosing at random: {random_score(asked.sheet, 1000):.1f} points")
    print(f"after training: {train(asked.sheet, asked.steps, asked.seed, asked.games):.1f} points")


if __name__ == "__main__":
    main()
