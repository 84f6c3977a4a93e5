/** Ten-sided dice: they show 1 to 9, and 0 for ten. */

/** The faces of a die, from lowest to highest. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Whether a face reaches a number. The highest face always does. */
export const reaches = (face: number, number: number): boolean => face === 0 || face >= number;
