import { chakra } from '@chakra-ui/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Block, Panel } from './parts'

export const List = ({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) => (
  <Block title={title}>
    {children.length === 0 ? (
      <Panel color="fg.muted">{empty}</Panel>
    ) : (
      <chakra.ul listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={rowsCss}>
        {children}
      </chakra.ul>
    )}
  </Block>
)

type RowProps = {
  title: string
  detail: string
  notes?: readonly { id: number; text: string }[]
  amount: string
  badge?: ReactNode
  onOpen: () => void
}

export const Row = ({ title, detail, notes = [], amount, badge, onOpen }: RowProps) => (
  <li>
    <button type="button" onClick={onOpen}>
      <span className="what">
        <b>{title}</b>
        <small>{detail}</small>
        {notes.map(({ id, text }) => (
          <small key={id}>{text}</small>
        ))}
      </span>
      <span className="amount">
        <span>{amount}</span>
        {badge}
      </span>
      <ChevronRight size={18} aria-hidden />
    </button>
  </li>
)

const rowsCss = {
  overflow: 'hidden',
  '& li + li': { borderTopWidth: '1px' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    px: { base: '4', sm: '5' },
    py: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& .what': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 'medium' },
  '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  '& .amount': { display: 'grid', justifyItems: 'end', gap: '1', fontVariantNumeric: 'tabular-nums' },
  '& svg': { color: 'fg.subtle', flexShrink: '0' },
} as const
