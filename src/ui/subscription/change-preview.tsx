import { chakra } from '@chakra-ui/react'
import type { ChangePreview as Preview } from './rules/change-preview'

export const ChangePreview = ({ title, preview }: { title: string; preview: Preview }) => (
  <chakra.section bg="bg.muted" borderRadius="md" p="3" display="grid" gap="2">
    <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
    <chakra.dl display="grid" gap="1" fontVariantNumeric="tabular-nums">
      {preview.lines.map(({ label, amount, strong = false }) => (
        <chakra.div
          key={label}
          display="flex"
          justifyContent="space-between"
          gap="3"
          fontWeight={strong ? 'semibold' : 'normal'}
        >
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
    {preview.notes.map((note) => (
      <chakra.p key={note} textStyle="small" color="fg.muted">
        {note}
      </chakra.p>
    ))}
  </chakra.section>
)
