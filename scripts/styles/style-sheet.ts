import { createHash } from 'node:crypto'
import type { SystemContext } from '@chakra-ui/react'
import { css as serialized } from '@emotion/react'
import { compile, serialize, stringify } from 'stylis'
import { isCssProperty } from '../../src/ui/kit/theme/css-property-names.ts'

export type Styles = Record<string, unknown>

export type Recipe = { variants?: Record<string, Record<string, object>>; defaultVariants?: Record<string, unknown> }

export type Rule = { name: string; css: string }

/**
 * Cascade layers, weakest first. Styles that a caller passes to a kit component override its own; within composed components, the outer
 * styles win. Element styles are unlayered and override all of these.
 */
const LAYERS = ['reset', 'base', 'tokens', 'recipes', 'passed'] as const

export type Layer = 'recipes.own' | 'recipes.outer' | `passed.by${number}` | null

/** Maximum nesting of components that forward styles. */
export const DEEPEST = 4

const LAYER_ORDER = `@layer ${[
  ...LAYERS.slice(0, 3),
  'recipes.own',
  'recipes.outer',
  ...Array.from({ length: DEEPEST }, (_, depth) => `passed.by${depth}`),
].join(', ')};`

const BARE_NUMBER =
  /(?:^|[;{])((?:padding|margin|gap|row-gap|column-gap|(?:min-|max-)?(?:width|height)|inset|top|bottom|left|right|font-size|border-radius)(?:-[a-z-]+)?):(-?(?!0;)\d+(?:\.\d+)?);/

/** Generates rules with the functions Chakra uses at run time, so both agree. */
export const createStyleSheet = (system: SystemContext) => {
  const rule = (styles: object, layer: Layer): Rule | null => {
    const body = serialized(styles as never).styles
    if (body === '') return null
    const bare = BARE_NUMBER.exec(body)
    // A browser would drop it, and the minifier would take it for pixels.
    if (bare) throw new RangeError(`${bare[1]} has no value ${bare[2]}: neither a token nor a length`)
    const text = layer ? `@layer ${layer}{&{${body}}}` : body
    const name = nameOf(text)
    return { name, css: serialize(compile(`.${name}{${text}}`), stringify) }
  }

  return {
    /** Limited to the project's own style props, as at run time. */
    isStyle: (name: string): boolean => system.properties.has(name) || isCssProperty(name),

    ofStyles: ({ css, ...props }: Styles, layer: Layer): Rule | null => {
      const all = [...(Array.isArray(css) ? css : [css]).filter(Boolean).flat(), present(props)]
      return rule(system.css(...(all as never[]), orderOf(all) as never), layer)
    },

    ofRecipe: (recipe: Recipe, chosen: Record<string, string>, layer: Layer): Rule | null => {
      const recipeStyles: Record<string, object> = system.cva(recipe as never)(chosen as never) as never
      const { '@layer recipes': styles, ...others } = recipeStyles
      if (Object.keys(others).length > 0) throw new Error('a recipe that is not in its layer')
      return styles ? rule(styles, layer) : null
    },

    /** The page-wide CSS: layer order, reset, element styles and tokens. */
    global: (): string =>
      LAYER_ORDER +
      system._global.map((styles) => serialize(compile(serialized(styles as never).styles), stringify)).join(''),
  }
}

export type StyleSheet = ReturnType<typeof createStyleSheet>

const present = (props: Styles): Styles =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/**
 * A style without a value, whose name is the order of all others. Chakra remembers results by sorted keys, so equal styles in another order
 * would otherwise get the order of whichever file was compiled first, and two builds of one source would differ.
 */
const orderOf = (styles: readonly unknown[]): Styles => ({ [JSON.stringify(styles)]: undefined })

/** Equal styles share one class. */
const nameOf = (text: string): string =>
  `g${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)}`
