import { chakra } from '@chakra-ui/react'

export const Consequences = ({ lines }: { lines: readonly string[] }) => (
  <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1" overflowWrap="anywhere">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </chakra.ul>
)
