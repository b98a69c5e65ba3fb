import { chakra } from '@chakra-ui/react'
import { plainText, priceWords, segmentsOf, textPrice } from '@/domain/messaging/segments'
import { counted } from '@/domain/text/wording'

type Props = { body: string; pictures: number; onPlain: (body: string) => void }

/** Parts, encoding, and price before sending, and the way to fewer parts. */
export const Meter = ({ body, pictures, onPlain }: Props) => {
  const { parts, encoding, remaining } = segmentsOf(body)
  const plain = encoding === 'ucs2' ? plainText(body) : body
  const cheaper = segmentsOf(plain)
  const helps = cheaper.encoding === 'gsm7' || cheaper.parts < parts
  if (parts === 0 && pictures === 0) return null
  return (
    <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
      {pictures > 0 ? 'Picture message' : `${counted(parts, 'part')} · ${remaining} left`} ·{' '}
      {priceWords(textPrice(parts, pictures))}
      {encoding === 'ucs2' && pictures === 0 && (
        <>
          {' · special characters'}
          {helps && plain !== body && (
            <chakra.button
              type="button"
              ms="2"
              minH="6"
              color="accent.fg"
              fontWeight="medium"
              cursor="pointer"
              onClick={() => onPlain(plain)}
            >
              Make it plain
            </chakra.button>
          )}
        </>
      )}
    </chakra.span>
  )
}
