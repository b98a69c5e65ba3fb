import type { SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>
type Utility = Utilities[string]

/** Property names, each with its shorthands after colons, and a factory for their utility. */
const each = (names: string, utility: (property: string) => Utility): Utilities =>
  Object.fromEntries(
    names.split(' ').map((name) => {
      const [property = name, ...shorthand] = name.split(':')
      return [property, { ...utility(property), shorthand }]
    }),
  )

/** A color, optionally with opacity: `accent.solid/40`. */
const tinted = (...properties: [string, ...string[]]): Utility => ({
  values: 'colors',
  transform(value, { utils }) {
    const mix = utils.colorMix(value)
    const mixed = `--mix-${properties[0]}`
    const shown = mix.invalid ? value : `var(${mixed}, ${mix.color})`
    return {
      ...(mix.invalid ? {} : { [mixed]: mix.value }),
      ...Object.fromEntries(properties.map((property) => [property, shown])),
    }
  },
})

const colour = (property: string) => tinted(property)
/** A background also passes its color to its content. */
const ground = (property: string) => tinted(property, '--bg-currentcolor')
const from = (values: NonNullable<Utility['values']>) => (): Utility => ({ values })

/** Plain CSS properties. These must be listed too: unlisted props are treated as attributes. */
const PLAIN =
  'appearance alignContent alignItems alignSelf animation animationIterationCount animationName aspectRatio backgroundImage backgroundPosition backgroundRepeat backgroundSize border borderBlock ' +
  'borderBottom borderBottomWidth borderCollapse borderInlineEndWidth:borderEndWidth ' +
  'borderInlineStartStyle borderInlineStartWidth:borderStartWidth borderLeft borderRight borderStyle borderTop borderTopStyle ' +
  'borderTopWidth borderWidth breakAfter breakInside clear clip clipPath contain containerType content contentVisibility cursor display flex flexDirection:flexDir ' +
  'flexGrow flexShrink flexWrap float fontStyle fontVariantNumeric gridArea gridAutoColumns gridAutoFlow ' +
  'gridAutoRows gridColumn gridRow gridTemplateAreas gridTemplateColumns gridTemplateRows hyphens isolation ' +
  'justifyContent justifyItems justifySelf letterSpacing listStyle listStylePosition listStyleType mask objectFit ' +
  'objectPosition opacity order outline outlineOffset outlineStyle outlineWidth overflow overflowClipMargin overflowWrap overflowX ' +
  'overflowY overscrollBehavior placeContent placeItems pointerEvents position:pos printColorAdjust resize scale scrollBehavior scrollPaddingBlockStart scrollPaddingInlineStart ' +
  'scrollSnapAlign scrollSnapType strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeWidth tableLayout textAlign textDecoration textOverflow ' +
  'textSizeAdjust textTransform textUnderlineOffset textWrap touchAction transform transformOrigin transition ' +
  'transitionProperty translate unicodeBidi userSelect verticalAlign visibility WebkitBoxOrient WebkitLineClamp whiteSpace willChange wordBreak'

const SPACING =
  'gap rowGap columnGap top bottom left right inset insetInline insetBlock insetInlineStart:insetStart insetInlineEnd:insetEnd ' +
  'margin:m marginTop:mt marginBottom:mb marginLeft:ml marginRight:mr marginInline:mx marginBlock:my marginBlockEnd marginInlineStart:ms ' +
  'marginInlineEnd:me padding:p paddingTop:pt paddingBottom:pb paddingLeft:pl paddingRight:pr paddingInline:px paddingBlock:py ' +
  'paddingInlineStart:ps paddingInlineEnd:pe borderSpacing scrollMargin scrollMarginBottom scrollMarginTop scrollPaddingTop scrollbarGutter'

const SIZES = 'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH flexBasis scrollbarWidth'

const COLOURS =
  'color fill stroke borderColor borderTopColor borderBottomColor borderInlineStartColor:borderStartColor ' +
  'borderInlineEndColor:borderEndColor outlineColor textDecorationColor'

/**
 * The style properties in use, out of hundreds in Chakra's base. Each outputs the same CSS as the full base; `lean-base.test.ts` verifies
 * it, and lists every used property that is missing here.
 */
export const leanUtilities: Utilities = {
  ...each(PLAIN, () => ({})),
  ...each(SPACING, from('spacing')),
  ...each(SIZES, from('sizes')),
  ...each(COLOURS, colour),
  ...each('background:bg backgroundColor:bgColor', ground),
  ...each('borderRadius:rounded', from('radii')),
  ...each('boxShadow:shadow', from('shadows')),
  ...each('zIndex', from('zIndex')),
  ...each('animationDuration animationDelay transitionDuration', from('durations')),
  ...each('animationTimingFunction transitionTimingFunction', from('easings')),
  ...each('fontFamily', from('fonts')),
  ...each('fontSize', from('fontSizes')),
  ...each('fontWeight', from('fontWeights')),
  ...each('lineHeight', from('lineHeights')),
  boxSize: { values: 'sizes', transform: (value) => ({ width: value, height: value }) },
  truncate: {
    transform: (value) =>
      value === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
}
