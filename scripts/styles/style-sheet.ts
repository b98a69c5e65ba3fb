import { createHash } from 'node:crypto'
import type { SystemContext } from '@chakra-ui/react'
import { css as serialized } from '@emotion/react'
import { compile, serialize, stringify } from 'stylis'
import { isCssProperty } from '../../src/ui/kit/theme/css-property-names.ts'

/** Style properties with their values, and `css` with styles that come before them. */
export type Styles = Record<string, unknown>

/** A recipe as it is written; of its kinds the names are all that is looked at here. */
export type Recipe = { variants?: Record<string, Record<string, object>>; defaultVariants?: Record<string, unknown> }

/** A class and its rules. */
export type Rule = { name: string; css: string }

/**
 * The layers of the style sheet, weakest first. Styles that a caller passes to a part of the kit override the part's own; in a part made of
 * other parts, its styles override theirs. Styles of elements are in no layer, and override all of these.
 */
const LAYERS = ['reset', 'base', 'tokens', 'recipes', 'passed'] as const

export type Layer = 'recipes.own' | 'recipes.outer' | `passed.by${number}` | null

/** As deep as parts that hand styles on may be nested. */
export const DEEPEST = 4

/** What goes before all other rules. */
const LAYER_ORDER = `@layer ${[
  ...LAYERS.slice(0, 3),
  'recipes.own',
  'recipes.outer',
  ...Array.from({ length: DEEPEST }, (_, depth) => `passed.by${depth}`),
].join(', ')};`

const BARE_NUMBER =
  /(?:^|[;{])((?:padding|margin|gap|row-gap|column-gap|(?:min-|max-)?(?:width|height)|inset|top|bottom|left|right|font-size|border-radius)(?:-[a-z-]+)?):(-?(?!0;)\d+(?:\.\d+)?);/

/** Makes rules of styles by the very functions that make them at run time. */
export const createStyleSheet = (system: SystemContext) => {
  const rule = (styles: object, layer: Layer): Rule | null => {
    const body = serialized(styles as never).styles
    if (body === '') return null
    const bare = BARE_NUMBER.exec(body)
    // A browser would leave it out, and what makes the sheet small would take it for pixels.
    if (bare) throw new RangeError(`${bare[1]} has no value ${bare[2]}: neither a token nor a length`)
    const text = layer ? `@layer ${layer}{&{${body}}}` : body
    const name = nameOf(text)
    return { name, css: serialize(compile(`.${name}{${text}}`), stringify) }
  }

  return {
    /** Whether an attribute is a style: the build knows those of the house only, as the app without it. */
    isStyle: (name: string): boolean => system.properties.has(name) || isCssProperty(name),

    ofStyles: ({ css, ...props }: Styles, layer: Layer): Rule | null => {
      const before = (Array.isArray(css) ? css : [css]).filter(Boolean).flat()
      return rule(system.css(...before, present(props) as never), layer)
    },

    ofRecipe: (recipe: Recipe, chosen: Record<string, string>, layer: Layer): Rule | null => {
      const recipeStyles: Record<string, object> = system.cva(recipe as never)(chosen as never) as never
      const { '@layer recipes': styles, ...others } = recipeStyles
      if (Object.keys(others).length > 0) throw new Error('a recipe that is not in its layer')
      return styles ? rule(styles, layer) : null
    },

    /** What every page has: the order of layers, the reset, the styles of bare elements, the tokens. */
    global: (): string =>
      LAYER_ORDER +
      system._global.map((styles) => serialize(compile(serialized(styles as never).styles), stringify)).join(''),
  }
}

export type StyleSheet = ReturnType<typeof createStyleSheet>

const present = (props: Styles): Styles =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/** Equal styles are one class. */
const nameOf = (text: string): string =>
  `g${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)}`
