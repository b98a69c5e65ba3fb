/** What a fact without a note is called: `subscription.plan_changed` reads "Plan changed". */
export const factTitle = (type: string): string => {
  const words = type.slice(type.indexOf('.') + 1).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
