import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { LostValue } from '@/domain/record/draft-shape'
import { counted } from '@/domain/text/wording'
import { Button } from '../actions/button'
import { copyText } from '../actions/copy-text'
import { Banner } from '../feedback/banner'
import { placeName } from './draft-words'

/** Draft values that no longer fit the form. */
export type Lost = {
  values: readonly LostValue[]
  nameOf: ((place: string) => string) | null
  dismiss: () => void
}

/** The most values listed; all are copied. */
const MOST = 20

export const LostNotice = ({ values, nameOf, dismiss }: Lost) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  if (values.length === 0) return null
  const lines = values.map(({ at, text }) => ({ label: (nameOf ?? placeName)(at), text }))
  const copy = async () => setCopied(await copyText(lines.map(({ label, text }) => `${label}: ${text}`).join('\n')))
  return (
    <Banner
      kind="warning"
      detail={
        <>
          This part didn’t fit the form. Copy what you need before you dismiss it.
          {copied !== null && <span role="status"> {copied ? 'Copied.' : 'Select the text to copy it.'}</span>}
        </>
      }
      actions={
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
      }
      onDismiss={dismiss}
      below={
        <chakra.dl maxH="10rem" overflowY="auto" textStyle="small" display="grid" gap="1">
          {lines.slice(0, MOST).map(({ label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be alike
            <div key={index}>
              <chakra.dt fontWeight="medium">{label}</chakra.dt>
              <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </chakra.dd>
            </div>
          ))}
          {lines.length > MOST && <div>{counted(lines.length - MOST, 'more field')}</div>}
        </chakra.dl>
      }
    >
      We kept what you typed
    </Banner>
  )
}
