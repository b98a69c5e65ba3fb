/**
 * Replaces `@pandacss/is-valid-prop` in the build, a list of every CSS property: those in use are in `lean-utilities.ts`. What remains are
 * custom properties and selectors (ADR 0008).
 */
export const isCssProperty = (name: string): boolean => name.startsWith('--') || /[&@]/.test(name)
