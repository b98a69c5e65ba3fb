import { cloneElement, type ElementType, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react'

/** One class, or one per combination of variant options, in the order of `variants`. */
type Look =
  | string
  | {
      variants: readonly string[]
      defaults: Readonly<Record<string, unknown>>
      classes: Readonly<Record<string, string>>
    }

type Props = Record<string, unknown> & { className?: string | undefined; asChild?: boolean; children?: ReactNode }

export const join = (...names: readonly (string | undefined | null | false)[]): string =>
  names.filter(Boolean).join(' ')

export const classed = (name: string, props: Record<string, unknown>): Record<string, unknown> => ({
  ...props,
  className: join(name, props.className as string | undefined),
})

/** The build compiles `chakra(tag, recipe)` to this: the tag with the recipe's classes. */
export const styled = (Tag: ElementType, look: Look) => {
  const Styled = ({ className, asChild, ...props }: Props) => {
    const name = join(variantClass(look, props), className)
    const elementProps = { ...props, className: name === '' ? undefined : name }
    return asChild ? <Child {...elementProps} /> : <Tag {...elementProps} />
  }
  return Styled
}

/** Removes the variant props and returns the class of their combination. */
const variantClass = (look: Look, props: Record<string, unknown>): string | undefined => {
  if (typeof look === 'string') return look
  const chosen = look.variants.map((variant) => {
    const option = props[variant] ?? look.defaults[variant] ?? ''
    Reflect.deleteProperty(props, variant)
    return String(option)
  })
  return look.classes[chosen.join(' ')]
}

type AsProps = Props & { as: ElementType }

export const As = ({ as: Tag, ...props }: AsProps) => <Tag {...props} />

/** A slot: merges its props into its only child. */
export const Child = ({ children, tag: _, ...slotProps }: Props & { tag?: string }) => {
  const child = (Array.isArray(children) ? children : [children]).find((each): each is ReactElement<Props> =>
    isValidElement(each),
  )
  if (!child) throw new Error('asChild without a child')
  return cloneElement(child, merged(slotProps, child.props))
}

/** The child's props win; event handlers run both, and classes and styles are joined. */
const merged = (slotProps: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> => {
  const all: Record<string, unknown> = { ...slotProps }
  for (const [name, value] of Object.entries(own)) {
    const outer = slotProps[name]
    if (/^on[A-Z]/.test(name) && typeof outer === 'function' && typeof value === 'function') {
      all[name] = (...event: unknown[]) => {
        outer(...event)
        value(...event)
      }
    } else if (name === 'ref') all.ref = both(outer as Ref<unknown>, value as Ref<unknown>)
    else if (name === 'className') all[name] = join(outer as string | undefined, value as string | undefined)
    else if (name === 'style') all[name] = { ...(outer as object | undefined), ...(value as object | undefined) }
    else if (value !== undefined) all[name] = value
  }
  return all
}

const both = (one: Ref<unknown> | undefined, other: Ref<unknown>): Ref<unknown> => {
  if (!one) return other
  return (element) => {
    const ends = [one, other].map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const end of ends) end()
    }
  }
}
