/** `3 each`, and `4.2 × 1,000 sq ft` where two numbers would run together. */
export const lineQuantity = (quantity: string, unit: string): string =>
  [quantity, unit].filter(Boolean).join(/^\d/.test(unit) ? ' × ' : ' ')
