"""Signs: hashes that distinguish lists of numbers.

Use them where a collision once in a billion comparisons does no harm.
"""

from typing import Final

from mypy_extensions import i64

from sandtable.core.vec import vec

SIGN_BITS: Final = (1 << 38) - 1


def stir(sign: i64, number: i64) -> i64:
    """Add a number to a hash. Hashes have 38 bits, so that products fit into 63 bits."""
    sign = mix((sign ^ number) & SIGN_BITS)
    high = number >> 38
    return sign if high == 0 else mix((sign ^ high) & SIGN_BITS)


def mix(sign: i64) -> i64:
    """Multiply and shift, because a product alone carries bits only upwards."""
    product = sign * 16777619 & SIGN_BITS
    return product ^ product >> 17


def stir_all(sign: i64, numbers: vec[i64]) -> i64:
    for number in numbers:
        sign = stir(sign, number)
    return sign
