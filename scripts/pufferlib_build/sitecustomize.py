"""Lets pip build PufferLib 3.0.0 without its games and its trainer, for `make test-puffer`.

``NO_OCEAN=1 NO_TRAIN=1`` is meant for that, and skips the downloads of the build. But PufferLib's
setup.py then uses a name that it has not set, and still imports PyTorch. Python runs this file at
its start if this folder is on ``PYTHONPATH``.
"""

import builtins
import sys
from types import ModuleType
from typing import Any

vars(builtins)["c_extension_paths"] = []

extension = ModuleType("torch.utils.cpp_extension")


def __getattr__(name: str) -> Any:
    """Import setuptools late, because pip replaces it in some of its processes."""
    import setuptools
    from setuptools.command.build_ext import build_ext

    known = {
        "BuildExtension": build_ext,
        "CppExtension": setuptools.Extension,
        "CUDAExtension": setuptools.Extension,
        "CUDA_HOME": None,
    }
    if name not in known:
        raise AttributeError(name)
    return known[name]


vars(extension)["__getattr__"] = __getattr__
torch, utils = ModuleType("torch"), ModuleType("torch.utils")
vars(utils)["cpp_extension"] = extension
for module in (torch, utils, extension):
    sys.modules[module.__name__] = module
