declare module 'stylis' {
  type Element = { type: string }
  export const compile: (css: string) => Element[]
  export const stringify: unknown
  export const serialize: (elements: Element[], print: unknown) => string
}
