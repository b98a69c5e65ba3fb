const THOUSANDS = /\B(?=(\d{3})+$)/g

/** `1,320`, `0.125`: US format with at most three decimals. Without `Intl`, which delays the first page (ADR 39). */
export const numberText = (value: number): string => {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.')
  const grouped = whole.replaceAll(THOUSANDS, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
