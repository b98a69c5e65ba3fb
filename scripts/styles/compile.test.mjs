import { describe, expect, it } from 'vitest'
import { appSystem } from '../../src/ui/kit/theme/app-system.ts'
import { createCompiler } from './compile.ts'
import { parseModule } from './modules.ts'
import { rewritten } from './plugin.ts'
import { createStyleSheet } from './style-sheet.ts'

const FROM_CHAKRA = `import { Box, chakra } from '@chakra-ui/react'\n`

const compiled = (source, others = {}) => {
  const modules = {
    imported: (_, specifier) => (specifier in others ? parseModule(`${specifier}.tsx`, others[specifier]) : null),
    takeRead: () => [],
  }
  const text = FROM_CHAKRA + source
  const result = createCompiler(modules, createStyleSheet(appSystem)).compile(parseModule('src/ui/a.tsx', text))
  const names = [...result.rules.keys()]
  const named = (code) => names.reduce((all, name, at) => all.replaceAll(name, String.fromCharCode(97 + at)), code)
  return {
    code: named(rewritten(text, result, null).code)
      .trim()
      .split('\n')
      .map((line) => line.replace(/ +(?=[ >/])/g, ''))
      .join('\n'),
    css: [...result.rules.values()].map(named),
    refusals: result.refusals,
  }
}

describe('what is compiled', () => {
  it('makes a plain element with a class of styles that are known', () => {
    const { code, css } = compiled(
      'const A = () => <chakra.div p="2" id="x" css={{ _hover: { color: "fg" } }}>1</chakra.div>',
    )
    expect(code).toBe('const A = () => <div id="x" className="a">1</div>')
    expect(css).toEqual([
      '.a{padding:var(--gw-spacing-2);}@media (hover: hover){.a:is(:hover, [data-hover]):not(:disabled, [data-disabled]){color:var(--gw-colors-fg);}}',
    ])
  })

  it('makes a class for each way of a condition, and asks for it once', () => {
    const { code, css } = compiled(
      'const A = ({ on }) => <Box color={on ? "fg" : "fg.muted"} p={on ? "1" : undefined} />',
    )
    expect(code).toBe('const A = ({ on }) => <div className={((on) ? "a" : "b")}/>')
    expect(css).toEqual([
      '.a{color:var(--gw-colors-fg);padding:var(--gw-spacing-1);}',
      '.b{color:var(--gw-colors-fg-muted);}',
    ])
  })

  it('makes a class for each entry of a table', () => {
    const { code, css } = compiled('const W = { sm: "1", md: "2" }\nconst A = ({ size }) => <chakra.p m={W[size]} />')
    expect(code).toBe(
      'const W = { sm: "1", md: "2" }\nconst A = ({ size }) => <p className={({"sm": "a", "md": "b"}[size] ?? "")}/>',
    )
    expect(css).toEqual(['.a{margin:var(--gw-spacing-1);}', '.b{margin:var(--gw-spacing-2);}'])
  })

  it('follows constants, spreads and pure functions over files', () => {
    const { css } = compiled(
      `import { gap, times } from './sizes'\nconst box = { ...gap, width: times(3) }\nconst A = () => <chakra.p css={[box, { height: '1px' }]} />`,
      { './sizes': 'export const gap = { gap: "2" }\nexport const times = (count) => `calc(${count} * 1rem)`' },
    )
    expect(css).toEqual(['.a{gap:var(--gw-spacing-2);width:calc(3 * 1rem);height:1px;}'])
  })

  it('joins the class with others that the element has', () => {
    const { code } = compiled('const A = ({ name }) => <chakra.p p="1" className={name} {...more(name)} />')
    expect(code).toContain('<p {...Gwclassed(Gwjoin("a", (name)), more(name))}/>')
  })

  it('makes a part with a class for every choice of its variants, in a layer of recipes', () => {
    const { code, css } = compiled(
      `const recipe = { base: { p: '1' }, variants: { size: { sm: { m: '1' }, md: { m: '2' } } }, defaultVariants: { size: 'md' } }
const Face = chakra('button', recipe)`,
    )
    expect(code).toContain(
      'const Face = Gwstyled(\'button\', {"variants":["size"],"defaults":{"size":"md"},"classes":{"sm":"a","md":"b"}})',
    )
    expect(css).toEqual([
      '@layer recipes.own{.a{padding:var(--gw-spacing-1);margin:var(--gw-spacing-1);}}',
      '@layer recipes.own{.b{padding:var(--gw-spacing-1);margin:var(--gw-spacing-2);}}',
    ])
  })

  it('gives a part the styles of one use as a class, and leaves its variants alone', () => {
    const { code } = compiled(`import { Face } from './face'\nconst A = () => <Face size="sm" px="0" />`, {
      './face': `import { chakra } from '@chakra-ui/react'\nexport const Face = chakra('button', { variants: { size: { sm: {} } } })`,
    })
    expect(code).toContain('<Face size="sm" className="a"/>')
  })

  it('lets a caller win over what a part of the kit says before it hands on', () => {
    const { code, css } = compiled(
      'const Card = ({ tone, ...rest }) => <chakra.p p="1" {...rest} />\nconst A = () => <Card tone="x" p="2" />',
    )
    expect(code).toContain('<p {...rest} className={Gwjoin("a", rest?.className)}/>')
    expect(code).toContain('<Card tone="x" className="b"/>')
    expect(css).toEqual(['@layer passed.by0{.a{padding:var(--gw-spacing-1);}}', '.b{padding:var(--gw-spacing-2);}'])
  })

  it('hands `as` and `asChild` to helpers', () => {
    const { code } = compiled(
      'const A = ({ tag }) => <chakra.p as={tag} p="1">1</chakra.p>\nconst B = () => <chakra.p asChild p="1"><i /></chakra.p>',
    )
    expect(code).toContain('<GwAs as={tag} className="a">1</GwAs>')
    expect(code).toContain('<GwChild tag="p" className="a"><i/></GwChild>')
  })

  it('keeps types of Chakra types', () => {
    const { code } = compiled(
      'type P = ComponentProps<typeof chakra.p>\nconst A = (props: P) => <chakra.p {...props} />',
    )
    expect(code).toContain('<p {...props}/>')
    expect(code).not.toContain('@chakra-ui/react')
  })
})

describe('what is refused, with file, line and element', () => {
  it.each([
    [
      'a value from data',
      'const A = ({ w }) => <chakra.p width={w} />',
      'src/ui/a.tsx:2:39: <chakra.p>: w is known only when the app runs',
    ],
    [
      'a template with data',
      'const A = ({ w }) => <chakra.p width={`${w}px`} />',
      'src/ui/a.tsx:2:42: <chakra.p>: w is known only when the app runs',
    ],
    [
      'a constant of a package',
      "import { w } from 'widths'\nconst A = () => <chakra.p width={w} />",
      'src/ui/a.tsx:3:34: <chakra.p>: w comes from widths, which the build does not look into',
    ],
    [
      'a call that is not understood',
      'const A = () => <chakra.p width={Math.random()} />',
      'src/ui/a.tsx:2:34: <chakra.p>: Math is known only when the app runs',
    ],
    [
      'styles in a spread with other things',
      'const A = () => <chakra.p {...{ id: "x", p: "1" }} />',
      'src/ui/a.tsx:2:27: <chakra.p>: p in a spread with other things: write styles as attributes',
    ],
    [
      'a style after what the caller hands on',
      'const A = (props) => <chakra.p {...props} p="1" />',
      'src/ui/a.tsx:2:43: <chakra.p>: a style after what the caller hands on: put it before',
    ],
    [
      'a style on a component that does not visibly take it',
      'const B = (props) => <i {...props} />\nconst A = () => <B p="1" />',
      "src/ui/a.tsx:3:20: <B>: p is a style, and the build can't see what becomes of it in there",
    ],
    [
      'the factory as a value',
      'const A = styledBy(chakra)',
      'src/ui/a.tsx:2:20: chakra is used as a value: only <chakra.…> and chakra(…) are understood',
    ],
    [
      'a recipe that is not known',
      'const make = (recipe) => chakra("p", recipe)',
      'src/ui/a.tsx:2:38: chakra("p", …): recipe is known only when the app runs',
    ],
    [
      'more ways to look than anyone wants',
      `const A = ({ a, b, c, d, e, f, g }) => <chakra.p ${['p', 'm', 'w', 'h', 'gap', 'top', 'left'].map((name, at) => `${name}={${'abcdefg'[at]} ? '1' : '2'}`).join(' ')} />`,
      'src/ui/a.tsx:2:40: <chakra.p>: there are more than 96 ways for it to look: make it a recipe',
    ],
    [
      'a number that is no token',
      'const A = () => <chakra.p p="32" />',
      'src/ui/a.tsx:2:17: <chakra.p>: padding has no value 32: neither a token nor a length',
    ],
    [
      'a part with a behavior that brings no provider',
      "import { Dialog } from '@chakra-ui/react'\nconst A = () => <Dialog.Root />",
      'src/ui/a.tsx:2:10: Dialog of Chakra belongs in a file of the kit that wraps it by withChakra',
    ],
  ])('%s', (_, source, refusal) => {
    expect(compiled(source).refusals).toEqual([refusal])
  })

  it('says where in another file', () => {
    const { refusals } = compiled("import { w } from './w'\nconst A = () => <chakra.p width={w} />", {
      './w': 'export const w = read()',
    })
    expect(refusals).toEqual([
      'src/ui/a.tsx: <chakra.p>: read is known only when the app runs (by way of ./w.tsx:1:18)',
    ])
  })
})
