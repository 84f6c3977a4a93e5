"""Signs: numbers by which many numbers are told apart, where a mistake once in a billion times does
no harm."""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec

SIGN_BITS: Final = (1 << 38) - 1


def stir(sign: i64, number: i64) -> i64:
    """One more number in a sign of many, in 38 bits: so a product stays within 63."""
    sign = mix((sign ^ number) & SIGN_BITS)
    high = number >> 38
    return sign if high == 0 else mix((sign ^ high) & SIGN_BITS)


def mix(sign: i64) -> i64:
    """A product carries a bit upwards only; the shift brings it down again."""
    product = sign * 16777619 & SIGN_BITS
    return product ^ product >> 17


def stir_all(sign: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        sign = stir(sign, number)
    return sign
