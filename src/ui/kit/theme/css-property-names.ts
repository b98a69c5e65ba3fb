/**
 * Replaces `@pandacss/is-valid-prop` in the build, a list of every CSS property there is: those in use are the names of
 * `lean-utilities.ts`. What is left is that custom properties and selectors are styles too (ADR 0008).
 */
export const isCssProperty = (name: string): boolean => name.startsWith('--') || /[&@]/.test(name)
