# The two commands are `make play` and `make test`; each sets up all it needs.
MAKEFLAGS += --jobs=2
.PHONY: play test suite test-setup chromium engine check-page lint format sbom bench load studio-times shots lighthouse soak mutants golden rate balance follies wheel docs test-ray test-train test-mcp test-puffer example-ppo clean

# Bytecode is kept, also where the environment says otherwise: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
SERVE := --open-browser
ENGINE := $(shell find src/sandtable -name '*.py' -not -path '*/server/*' -not -path '*/lab/*' -not -path '*/tui/*' -not -path '*/terminal/*')
COMPILE = $(BIN)/python setup.py --quiet build_ext --inplace && touch .venv/package
PAGE := $(shell find web/src web/locales web/public web/index.html web/vite.config.ts web/build.ts -type f)

play: .venv/package web/dist/index.html
	$(BIN)/sandtable serve $(SERVE)

# The checks of the source run beside the tests, which wait at times.
test: suite lint check-page docs

# Four processes on two cores: a third of the time of a test of the server or the page is waiting.
suite: test-setup
	$(BIN)/pytest -n 4 --dist worksteal --second-try

# All that the tests need, without running them.
test-setup: .venv/package web/dist/index.html chromium .venv/collected

# Prepares the asserts of all tests once; else each test process would do it.
.venv/collected: | .venv/package
	$(BIN)/pytest --collect-only -q > $@

# After what else may use Debian's package manager, which works for one at a time.
chromium: | .venv/ready
	scripts/chromium

# Compiles what has changed in the engine.
engine: .venv/installed
	$(COMPILE)

# Some of the page's tests ask the engine, so they need it installed.
check-page: web/dist/index.html .venv/package
	cd web && npm run --silent check && npm run --silent test

lint: .venv/installed web/node_modules/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/vulture
	$(BIN)/python scripts/locks.py check
	cd web && npm run --silent lint

# The documentation as a static site with search, in build/docs. A dead link or a missing page fails the build.
docs: .venv/installed
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

format: .venv/installed web/node_modules/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

# Beside other engines, in an environment of its own: they bring a lot along.
bench: .venv-bench/package
	.venv-bench/bin/sandtable bench undaunted-normandy --peers --rounds 7 --seconds 1
	.venv-bench/bin/sandtable bench heroes-of-normandie --peers --rounds 7 --seconds 1
	scripts/interpreted .venv-bench/bin/python -m sandtable.cli bench undaunted-normandy
	scripts/interpreted .venv-bench/bin/python -m sandtable.cli bench heroes-of-normandie

# The nightly command: many more generated games than `make test` plays, the tests marked `soak`, 100,000 histories of the
# simulated server, each safeguard removed once, and 10,000 random edits in each editor of the studio. HOURS: how long the
# wire is searched for hidden facts.
HOURS := 4
soak: .venv/package web/dist/index.html chromium
	$(BIN)/python scripts/simulate.py 0:100000
	$(BIN)/python scripts/safeguards.py
	$(BIN)/python scripts/wire_secrecy.py --hours $(HOURS)
	$(BIN)/pytest -n 2 tests/core tests/undaunted/test_north_africa_properties.py --hypothesis-profile=soak
	$(BIN)/pytest -n 2 tests -m soak --hypothesis-profile=soak
	cd web && STUDIO_EDITS=650 STUDIO_DRAFTS=170 npx vitest run studio

# Mutation testing: changes the rules of all titles line by line and checks that a test fails (100 changes each, on one core).
mutants: .venv/package
	nice -n 15 $(BIN)/python scripts/mutants.py

# Plays the recorded games again and counts the perft files: tests/undaunted/replays, tests/heroes/replays, and the
# example rounds of the titles.
golden: .venv/package
	$(BIN)/python tests/undaunted/golden_games.py
	$(BIN)/python tests/heroes/golden_battles.py
	$(BIN)/python scripts/golden_examples.py

# How strong the levels are, in three hours: of Undaunted with a quarter of their rounds, of Heroes, where the lower levels
# have few, with all. A run that was stopped, or had too little time, goes on.
rate: .venv/package
	$(BIN)/sandtable lab rate undaunted-normandy undaunted-north-africa --budget-fraction 0.25 --games 96 --max-hours 2
	$(BIN)/sandtable lab rate heroes-of-normandie --games 96 --max-hours 1 --output build/lab/rate-heroes

# Measures how even the scenarios are by an agent that searches, for the lobby. A run that was stopped goes on.
BALANCE := $(BIN)/sandtable lab balance --agent corporal --games 1600 --seed 2026 --publish
balance: .venv/package
	$(BALANCE) --budget-fraction 0.5 undaunted-normandy
	$(BALANCE) undaunted-north-africa
	$(BALANCE) --agent captain --budget-fraction 0.01 heroes-of-normandie

# Foolish play of the heuristics and of a captain with little time, 200 games of each title; fails where it is too much.
FOLLIES := $(BIN)/sandtable lab follies --games 200
follies: .venv/package
	for title in undaunted-normandy undaunted-north-africa heroes-of-normandie; do \
		$(FOLLIES) $$title --agent thumb && $(FOLLIES) $$title --agent captain --budget-fraction 0.01 || exit 1; \
	done

# Wheels of the package, compiled and pure, each tried in an empty environment.
wheel: .venv/package web/dist/index.html
	scripts/wheel

# The lab on a Ray cluster of this machine, in an environment of its own: Ray is large.
test-ray: .venv-ray/package
	.venv-ray/bin/pytest tests/lab/check_ray.py

# That a short training run improves over its start, in an environment that has PyTorch.
test-train: .venv-train/package
	.venv-train/bin/pytest tests/lab/check_training.py

# A seat for language models, played by a scripted client, in an environment that has the SDK of the protocol.
test-mcp: .venv-mcp/package
	.venv-mcp/bin/pytest tests/cli/check_mcp.py

# The binding for PufferLib, by its released package. PufferLib leaves a link in the folder it is imported in.
test-puffer: .venv-puffer/package
	mkdir -p build/puffer && cd build/puffer && PYTHONPATH=../.. ../../.venv-puffer/bin/python -m pytest --noconftest -c ../../pyproject.toml ../../tests/lab/check_puffer.py

# The worked example of docs/how-to/research.md: a network that learns to beat the heuristics, in ten minutes of one core.
example-ppo: .venv/package
	OPENBLAS_NUM_THREADS=1 $(BIN)/python examples/ppo.py --output build/ppo

# All components with their versions, from the lock files (CycloneDX), in build/sbom.json.
sbom: .venv/installed
	mkdir -p build
	$(BIN)/python scripts/locks.py sbom > build/sbom.json

# Load test: live tables on SQLite and on two processes with PostgreSQL, and tables beside floods; prints the table of
# docs/results.md. On two quiet cores, in seven minutes.
load: .venv/package
	$(BIN)/python scripts/load.py --all

# How long the studio takes for its answers and measurements; the machine should be quiet.
studio-times: .venv/package
	$(BIN)/python scripts/studio_times.py

# Screenshots of every screen, in light and dark and on a phone, into build/shots. Those of the documentation are renewed by
# `scripts/shots.py --book --size 1440 --theme light --parts studio heroes here`.
shots: .venv/package web/dist/index.html chromium
	$(BIN)/python scripts/shots.py

# How fast the lobby and a table are on a slow phone; Lighthouse has a folder of its own. The machine should be quiet.
lighthouse: .venv/package web/dist/index.html scripts/lighthouse/node_modules/ready
	scripts/chromium
	$(BIN)/python scripts/lighthouse.py

clean:
	rm -rf .venv .venv-bench .venv-ray .venv-train .venv-mcp .venv-puffer build web/node_modules web/dist
	find src \( -name '*.so' -o -name compiled.json \) -delete

.venv/ready: requirements.txt scripts/venv
	scripts/venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	touch $@

# The package in editable form. Its engine is compiled by `make engine`, which is quick to repeat.
.venv/installed: .venv/ready pyproject.toml
	SANDTABLE_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

.venv/package: .venv/installed setup.py engine_build.py $(ENGINE)
	$(COMPILE)

.venv-bench/package: .venv/package benchmarks/requirements.txt
	scripts/venv .venv-bench
	.venv-bench/bin/pip install --quiet -r benchmarks/requirements.txt
	.venv-bench/bin/pip install --quiet .
	touch $@

.venv-ray/package: .venv/package
	scripts/venv .venv-ray
	.venv-ray/bin/pip install --quiet '.[ray,lab,server,postgres,tui,test]'
	touch $@

.venv-mcp/package: .venv/package
	scripts/venv .venv-mcp
	.venv-mcp/bin/pip install --quiet '.[mcp,server,tui,test]'
	touch $@

.venv-puffer/package: .venv/package benchmarks/pufferlib.txt scripts/pufferlib_build/sitecustomize.py
	scripts/venv .venv-puffer
	.venv-puffer/bin/pip install --quiet -r benchmarks/pufferlib.txt
	NO_OCEAN=1 NO_TRAIN=1 PYTHONPATH=scripts/pufferlib_build .venv-puffer/bin/pip install --quiet --no-deps --no-build-isolation pufferlib==3.0.0
	SANDTABLE_PURE=1 .venv-puffer/bin/pip install --quiet --no-deps .
	touch $@

.venv-train/package: .venv/package
	scripts/venv .venv-train
	.venv-train/bin/pip install --quiet '.[train,lab,server,postgres,tui,test]'
	touch $@

scripts/lighthouse/node_modules/ready: scripts/lighthouse/package-lock.json
	cd scripts/lighthouse && npm ci --no-audit --no-fund
	touch $@

web/node_modules/ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

web/dist/index.html: web/node_modules/ready $(PAGE)
	cd web && npm run --silent build
	touch $@
