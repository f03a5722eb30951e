import { cosine } from './unit-vector.ts'

/** What a right MiniLM gives for three sentences: the first 48 of 384 numbers, times 1,000. */
export const SELF_TEST: readonly { readonly text: string; readonly expected: readonly number[] }[] = [
  {
    text: 'My phone number is 555 0100.',
    expected: [
      -36, -24, 58, -13, -90, -7, 22, 10, 44, -47, -83, -48, -5, -62, -33, -94, 55, -20, -46, 0, 36, 129, -8, -56, -16, -28, -46, 70, 44, -1, 49, 54, 53, -15,
      67, 18, -46, 47, -31, 90, 12, -32, 31, 20, 80, 45, -71, 89,
    ],
  },
  {
    text: 'Bananas are yellow.',
    expected: [
      -22, -10, 37, 4, 49, 72, 79, -27, 7, 89, 3, -95, 12, -2, 39, 47, -43, -10, -84, 16, 56, 26, -51, -22, -44, 44, 46, -10, 25, -25, -101, 22, 28, -25, 6,
      -22, 57, -136, 4, 29, 46, 54, 57, -38, 10, 63, 29, -27,
    ],
  },
  {
    text: 'Which region do we deploy to now?',
    expected: [
      104, -15, 21, -73, 27, -27, -63, -88, -62, 60, 26, 17, -6, 82, 71, -19, 10, -122, -2, -38, 18, 2, 34, 13, 55, -29, -26, 74, -14, -46, -72, 78, -44, 50,
      76, 47, 11, -88, 34, 17, -8, -32, -40, 33, 1, -2, 44, 59,
    ],
  },
]

/** int8 arithmetic differs a little between processors; a wrong model or kernel gives about 0. */
const LEAST_COSINE = 0.98

/** Whether the vectors of `SELF_TEST`'s texts, in order, are those of the model. */
export function passesSelfTest(vectors: readonly ArrayLike<number>[]): boolean {
  return SELF_TEST.every(({ expected }, index) => cosine(vectors[index] ?? [], expected, expected.length) >= LEAST_COSINE)
}
