/** An exact fraction, so that a percent of 84.5 is never 84.49999. The denominator is above zero. */
export type Ratio = { readonly n: bigint; readonly d: bigint }

export const ratio = (n: number, d = 1): Ratio => ({ n: BigInt(n), d: BigInt(d) })

/** A decimal setting such as a weight of 0.25, to six places. */
export const decimal = (value: number): Ratio => ratio(Math.round(value * 1_000_000), 1_000_000)

export const plus = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
export const times = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d })
/** `b` must not be zero. */
export const over = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d, d: a.d * b.n })

export const sum = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, ratio(0))

/** To the nearest whole number, a half goes up; for numbers that are not below zero. */
export const halfUp = ({ n, d }: Ratio): number => Number((n * 2n + d) / (d * 2n))

export const toNumber = ({ n, d }: Ratio): number => Number(n) / Number(d)
