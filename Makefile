# The two commands are `make play` and `make test`; each sets up all it needs.
.PHONY: play test lint format bench soak mutants golden clean

BIN := .venv/bin
ENGINE := $(shell find src/sandtable/core src/sandtable/undaunted -name '*.py')

play: .venv/package
	$(BIN)/sandtable play

test: lint web/node_modules/ready
	$(BIN)/pytest -n 2

lint: .venv/package
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: .venv/package
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Beside other engines, in an environment of its own: they bring a lot along.
bench: .venv-bench/package
	.venv-bench/bin/sandtable bench --peers --rounds 7 --seconds 1
	scripts/interpreted .venv-bench/bin/python -m sandtable.cli bench

# Many more generated games than `make test` plays.
soak: .venv/package
	$(BIN)/pytest -n 2 tests/properties --hypothesis-profile=soak

# Changes the rules one line at a time and sees whether a test notices.
mutants: .venv/package
	$(BIN)/python scripts/mutants.py

# Plays the recorded games of tests/replays and counts the perft files anew.
golden: .venv/package
	$(BIN)/python scripts/golden.py

clean:
	rm -rf .venv .venv-bench build web/node_modules
	find src -name '*.so' -delete

.venv/ready: requirements.txt scripts/venv
	scripts/venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	touch $@

.venv/package: .venv/ready pyproject.toml setup.py $(ENGINE)
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

.venv-bench/package: .venv/package benchmarks/requirements.txt
	scripts/venv .venv-bench
	.venv-bench/bin/pip install --quiet -r benchmarks/requirements.txt
	.venv-bench/bin/pip install --quiet .
	touch $@

web/node_modules/ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@
