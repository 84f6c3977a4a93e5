/** Ten-sided dice: they show 1 to 9, and 0 for ten. */

/** What a die can show, from the lowest number to the highest. */
export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Whether a die that shows this reaches a number; the highest face always does. */
export const reaches = (face: number, number: number): boolean => face === 0 || face >= number;
