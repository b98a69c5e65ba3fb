import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/kit/actions/button'
import { PALETTES, type Tone } from '@/ui/kit/feedback/tone'

export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section aria-label={title} display="grid" gap="3">
    <chakra.h2 fontSize="lg" fontWeight="semibold">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

export const Panel = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', p: { base: '4', sm: '5' }, minW: '0' },
})

export const Closed = ({ title, text }: { title: string; text: string }) => (
  <chakra.div display="grid" gap="1" py="6">
    <chakra.h1 textStyle="title">{title}</chakra.h1>
    <chakra.p color="fg.muted">{text}</chakra.p>
  </chakra.div>
)

export const BigButton = (props: ButtonProps) => (
  <Button size="lg" minH="12" fontSize="md" w={{ base: 'full', sm: 'auto' }} {...props} />
)

/** Stable reference: a new function per render would steal the focus from where the client types. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Announced politely; a `focused` note takes the focus when it mounts. */
export const Note = ({
  tone,
  title,
  children,
  focused = false,
}: {
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  children?: ReactNode
  focused?: boolean
}) => (
  <chakra.div
    ref={focused ? takeFocus : undefined}
    tabIndex={focused ? -1 : undefined}
    role={tone === 'danger' ? 'alert' : 'status'}
    colorPalette={PALETTES[tone]}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderWidth="1px"
    borderColor="colorPalette.border"
    borderRadius="lg"
    px="4"
    py="3"
    overflowWrap="anywhere"
    outlineOffset="2px"
    _print={{ display: 'none' }}
  >
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </chakra.div>
)

export const Pill = ({ tone, children }: { tone: Tone; children: string }) => (
  <chakra.span
    colorPalette={PALETTES[tone]}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderRadius="full"
    px="2.5"
    py="0.5"
    fontSize="sm"
    fontWeight="medium"
    whiteSpace="nowrap"
  >
    {children}
  </chakra.span>
)
