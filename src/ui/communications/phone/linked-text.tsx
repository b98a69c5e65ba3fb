import { chakra } from '@chakra-ui/react'
import { isWebAddress } from '@/domain/text/field'

/** Without the punctuation that ends a sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g

/** Text whose web addresses can be opened, in a tab of their own. */
export const LinkedText = ({ text }: { text: string }) => (
  <chakra.span display="block" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {text.split(ADDRESS).map((part, index) =>
      index % 2 === 1 && isWebAddress(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
        <chakra.a key={index} href={part} target="_blank" rel="noopener noreferrer" textDecoration="underline">
          {part}
        </chakra.a>
      ) : (
        part
      ),
    )}
  </chakra.span>
)
