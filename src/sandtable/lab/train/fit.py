"""Training a network on played games with PyTorch, on a GPU if there is one."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from sandtable.agents.network import SHAPES, Network

BATCH = 4096
RATE = 2e-3
DECAY = 0.05
FORGOTTEN = 0.1
"""Dropout rate of the layers, against overfitting."""
UNSEEN = 10
"""One file in this many is held out for validation; ``ASKED`` is the number of rows used."""
ASKED = 4096
TRUST_IN_THOUGHT = 0.5
"""Weight of the search's value of a position against the game's result."""
WEIGHT_OF_WORTH = 1.5


class Lessons:
    """The training rows of several files, on the training device."""

    def __init__(self, files: Sequence[Path], device: torch.device) -> None:
        positions, choices, promises, counts, worths, telling = [], [], [], [], [], []
        for file in files:
            with np.load(file) as part:
                positions.append(part["positions"])
                choices.append(part["choices"])
                promises.append(part["promises"])
                telling.append(part["telling"])
                counts.append(np.diff(part["ends"], prepend=0))
                trust = TRUST_IN_THOUGHT
                worths.append(trust * part["thoughts"] + (1 - trust) * part["results"])

        def on_device(parts: list[np.ndarray]) -> Tensor:
            return torch.from_numpy(np.concatenate(parts)).to(device)

        self.positions = on_device(positions)
        self.choices = on_device(choices)
        self.promises = on_device(promises)
        self.counts = on_device(counts)
        self.worths = on_device(worths)
        self.telling = on_device(telling)
        self.firsts = torch.cumsum(self.counts, 0) - self.counts

    def __len__(self) -> int:
        return len(self.positions)

    def batch(self, rows: Tensor) -> tuple[Tensor, ...]:
        """Return a batch: positions, padded choices, mask of real choices, target probabilities,
        target values, and mask of the values that count."""
        counts = self.counts[rows]
        steps = torch.arange(int(counts.max()), device=rows.device)
        real = steps < counts[:, None]
        index = (self.firsts[rows][:, None] + steps).clamp(max=len(self.choices) - 1)
        promises = torch.where(real, self.promises[index], 0.0)
        return (
            self.positions[rows].float(),
            self.choices[index].float(),
            real,
            promises,
            self.worths[rows],
            self.telling[rows],
        )


class Pupil(nn.Module):  # type: ignore[misc] # PyTorch is not there where types are checked
    """The same network as ``Network``, as a PyTorch module."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        for name in SHAPES:
            weights = torch.as_tensor(network.weights[name], dtype=torch.float32)
            self.register_parameter(name + "_", nn.Parameter(weights))
        self.forget = nn.Dropout(FORGOTTEN)

    def forward(self, positions: Tensor, choices: Tensor) -> tuple[Tensor, Tensor]:
        part = dict(self.named_parameters())
        context = self.deep(positions) @ part["context_"] + part["match_bias_"]
        match = torch.relu(choices @ part["choice_"] + context[:, None])
        deep = self.deep(positions, "worth_")
        worth = torch.tanh(deep @ part["worth_"] + part["worth_bias_"])
        return match @ part["promise_"] + choices @ part["direct_"], worth

    def deep(self, positions: Tensor, whose: str = "") -> Tensor:
        """Return the output of the two layers for positions, of the value part or the choice
        part."""
        part = dict(self.named_parameters())
        wide = positions @ part[f"{whose}in_"] + part[f"{whose}in_bias_"]
        wide = self.forget(torch.relu(wide))
        deep = wide @ part[f"{whose}mid_"] + part[f"{whose}mid_bias_"]
        return self.forget(torch.relu(deep))

    def network(self) -> Network:
        parts = {name[:-1]: part.detach().cpu().numpy() for name, part in self.named_parameters()}
        return Network(parts)


def learn(
    network: Network, files: Sequence[Path], *, passes: float, seed: int
) -> tuple[Network, dict[str, float]]:
    """Return the network after training, and its loss on held-out games."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    kept_back = list(files[::UNSEEN]) if len(files) >= UNSEEN else []
    lessons = Lessons([file for file in files if file not in kept_back], device)
    unseen = Lessons(kept_back or files, device)
    pupil = Pupil(network).to(device)
    batch = min(BATCH, len(lessons))
    steps = max(1, int(passes * len(lessons) / batch))
    optimizer = torch.optim.AdamW(pupil.parameters(), lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    for _ in range(steps):
        rows = torch.randint(len(lessons), (batch,), device=device)
        promise_loss, worth_loss = how_far_off(pupil, lessons, rows)
        optimizer.zero_grad(set_to_none=True)
        (promise_loss + WEIGHT_OF_WORTH * worth_loss).backward()
        optimizer.step()
        schedule.step()
    pupil.eval()
    with torch.no_grad():
        rows = torch.randint(len(unseen), (min(ASKED, len(unseen)),), device=device)
        promise_loss, worth_loss = how_far_off(pupil, unseen, rows)
    off = {"promise": float(promise_loss), "worth": float(worth_loss)}
    return pupil.network(), {"lessons": len(lessons), **off}


def how_far_off(pupil: Pupil, lessons: Lessons, rows: Tensor) -> tuple[Tensor, Tensor]:
    """Return the losses of choices and of position values on some rows."""
    positions, choices, real, promises, worths, telling = lessons.batch(rows)
    scores, guesses = pupil(positions, choices)
    likely = torch.log_softmax(scores.masked_fill(~real, -1e9), dim=1)
    # Cross-entropy minus the entropy of the targets, so that 0 is perfect.
    open_ = torch.special.entr(promises).sum(1)
    promise_loss = (-(promises * likely).sum(1) - open_).mean()
    worth_loss = ((guesses - worths).square() * telling).sum() / telling.sum().clamp(min=1)
    return promise_loss, worth_loss
