"""Compiles the engine if there is a C compiler; otherwise it runs as plain Python."""

import json
import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

sys.path.insert(0, str(Path(__file__).parent))
import engine_build


def extensions() -> list[Extension]:
    if os.environ.get("SANDTABLE_PURE") == "1":
        return []
    modules = [engine_build.module_name(file) for file in engine_build.compiled_files()]
    return [Extension(name, []) for name in (engine_build.LIBRARY, *modules)]


class BuildEngine(build_ext):
    """Builds all compiled modules or none: they share one library and depend on each other."""

    def run(self) -> None:
        super().run()
        if self.inplace:
            self._tidy(engine_build.SOURCES)

    def build_extensions(self) -> None:
        try:
            if self.compiler.compiler_type != "unix":
                raise PlatformError(
                    f"a compiler like gcc is needed ({self.compiler.compiler_type})"
                )
            compiler = self.compiler.compiler_so[0]
            if shutil.which(compiler) is None:
                raise ExecError(f"there is no C compiler ({compiler})")
            # Taken before the build, so that a file that changes during the build counts as newer.
            self.fingerprints = engine_build.fingerprints()
            built = engine_build.Engine(self.compiler).build()
        except (CCompilerError, ExecError, PlatformError, ImportError) as error:
            sys.stderr.write(
                f"The engine will run interpreted, about 60 times slower: {error}\n"
                "Install a C compiler (Debian: apt install gcc libc6-dev) and build again.\n"
            )
            self.extensions = []
            return
        for name, content in built.items():
            path = Path(self.get_ext_fullpath(name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            path.write_bytes(content)
            path.chmod(0o755)

    def _tidy(self, sources: Path) -> None:
        """Delete compiled modules of other builds, and write the fingerprints of this one."""
        current = {
            Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions
        }
        for path in [*sources.glob("*.so"), *sources.rglob("sandtable/**/*.so")]:
            if path.resolve() not in current:
                path.unlink()
        if self.extensions:
            text = json.dumps(self.fingerprints, indent=1) + "\n"
            (sources / engine_build.FINGERPRINTS).write_text(text)
        else:
            (sources / engine_build.FINGERPRINTS).unlink(missing_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
