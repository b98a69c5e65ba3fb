const THOUSANDS = /\B(?=(\d{3})+$)/g

/** `1,320`, `0.125`: a number as it is written in the US, at most three decimals. Written out here, since `Intl` holds the first page up (ADR 39). */
export const numberText = (value: number): string => {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.')
  const grouped = whole.replaceAll(THOUSANDS, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
