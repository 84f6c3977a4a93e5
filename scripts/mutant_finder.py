"""Finds the possible mutants of a module of rules: small changes of its code."""

import ast
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mutant: a module in which the text between two places is replaced."""

    module: str
    function: str
    """Name of the outermost function around it; empty at the level of a module or class."""
    began: int
    """First line of that function's code, including decorators."""
    line: int
    statement: tuple[int, int]
    """First and last line of the changed statement, without its body."""
    start: int
    end: int
    old: str
    new: str
    before: str
    """The changed lines without indentation, before and after the change."""
    after: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Identifier of the change that does not depend on where its function is."""
        return self.function.rpartition(".")[2], self.before, self.after

    @property
    def place(self) -> str:
        """Identifier of the changed statement."""
        return f"{self.module}:{self.statement[0]}-{self.statement[1]}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        where = f"{self.module}:{self.line}: {self.function or 'module'}"
        return f"{where}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"


def lines_of(statement: ast.stmt) -> tuple[int, int]:
    """Return a statement's first and last line, without its body."""
    body = getattr(statement, "body", None)
    if body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


class Finder(ast.NodeVisitor):
    """Finds the mutants of a module."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line.encode()))
        self.bytes = source.encode()
        self.found: list[Mutant] = []
        self.owners: list[str] = []
        self.function = ""
        self.began = 0
        self.statement = (0, 0)

    def offset(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def text(self, start: int, end: int) -> str:
        return self.bytes[start:end].decode()

    def change(self, line: int, start: int, end: int, new: str) -> None:
        first = self.bytes.rfind(b"\n", 0, start) + 1
        last = self.bytes.find(b"\n", end)
        before = self.text(first, last)
        after = self.text(first, start) + new + self.text(end, last)
        self.found.append(
            Mutant(
                self.module,
                self.function,
                self.began,
                line,
                self.statement,
                start,
                end,
                self.text(start, end),
                new,
                " ".join(before.split()),
                " ".join(after.split()),
            )
        )

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        start, end = self.span(node)
        self.change(node.lineno, start, end, new)

    def between(self, left: ast.expr, right: ast.expr, new: str) -> None:
        """Replace the operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.text(start, end)
        operator = gap.replace("(", " ").replace(")", " ").strip()
        at = start + len(gap[: gap.index(operator)].encode())
        self.change(left.lineno, at, at + len(operator.encode()), new)

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer = self.statement
        self.statement = lines_of(node)
        super().visit(node)
        self.statement = outer

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if type(operator) in COMPARISONS:
                self.between(left, right, COMPARISONS[type(operator)])
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            self.between(node.left, node.right, OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        new = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.Invert):
            self.replace(node, f"({self.text(*self.span(node.operand))})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True:
            self.replace(node, "False")
        elif node.value is False:
            self.replace(node, "True")
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))

    def visit_keyword(self, node: ast.keyword) -> None:
        # The initial capacity of a vector does not affect behaviour.
        if node.arg != "capacity":
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        test = node.test
        # Another mutant already swaps these.
        turned = isinstance(test, ast.UnaryOp) or (
            isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq | ast.NotEq)
        )
        words = ast.unparse(test)
        if words == "TYPE_CHECKING":
            return
        if "journal" not in words and not turned:
            self.replace(test, f"not ({self.text(*self.span(test))})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.Name) and node.value.id.isupper():
            new = "GAME_OVER" if node.value.id == "LEGAL" else "LEGAL"
            if new in self.source:
                self.replace(node.value, new)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outermost = not self.function
        if outermost:
            self.function = ".".join((*self.owners, node.name))
            self.began = min(
                [node.lineno, *(decorator.lineno for decorator in node.decorator_list)]
            )
        # Names in annotations and default values do not affect behaviour.
        for statement in node.body:
            self.visit(statement)
        if outermost:
            self.function = ""
            self.began = 0

    def visit_Assert(self, node: ast.Assert) -> None:
        """Skip assertions, which always hold with correct rules."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Skip the wording of errors."""

    def visit_Import(self, node: ast.Import) -> None:
        """Skip imports."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        # Decorators define how a class is made, not what it does.
        self.owners.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.owners.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        # `BLAST: Final = TITLE + 2` only gives a name its number.
        numbering = isinstance(node.value, ast.BinOp | ast.UnaryOp)
        if node.value is not None and not (numbering and ast.unparse(node.annotation) == "Final"):
            self.visit(node.value)


def find_mutants(module: str, source: str) -> list[Mutant]:
    finder = Finder(module, source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda mutant: (mutant.start, mutant.new))
