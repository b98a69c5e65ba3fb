import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { withoutDirectionMarks } from '@/domain/messaging/email-safety'
import type { MessageView } from '@/domain/messaging/views'
import { Button } from '@/ui/kit/actions/button'
import { copyText } from '@/ui/kit/actions/copy-text'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { originalOf } from './mail-words'

type Props = { mail: Pick<MessageView, 'headers' | 'body'>; open: boolean; onClose: () => void }

/** The header and the source, as text. */
export const OriginalDialog = ({ mail, open, onClose }: Props) => {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const source = originalOf(mail)
  // A line may occur twice.
  const lines = mail.headers.map(([name = '', value = ''], at) => ({
    at,
    name: withoutDirectionMarks(name),
    value: withoutDirectionMarks(value),
  }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Original email"
      description="As it came, as plain text. Nothing in it is opened or run."
      size="lg"
      footer={
        <>
          {isCopied !== null && (
            <chakra.p role="status" alignSelf="center" flex="1">
              {isCopied ? 'Copied' : 'Your browser doesn’t allow copying. Select the text instead.'}
            </chakra.p>
          )}
          <Button variant="outline" onClick={() => void copyText(source).then(setCopied)}>
            Copy
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1" textStyle="small">
        {lines.map(({ at, name, value }) => (
          <HeaderLine key={at} name={name} value={value} />
        ))}
      </chakra.dl>
      {mail.headers.length === 0 && (
        <chakra.p color="fg.muted">This email was written here and has no header.</chakra.p>
      )}
      <chakra.pre
        mt="3"
        p="3"
        maxH="24rem"
        overflow="auto"
        bg="bg.muted"
        borderRadius="md"
        fontSize="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        // Scrolls by keyboard too.
        tabIndex={0}
        aria-label="Source"
      >
        {mail.body}
      </chakra.pre>
    </Dialog>
  )
}

const HeaderLine = ({ name, value }: { name: string; value: string }) => (
  <>
    <chakra.dt color="fg.muted" fontWeight="medium" maxW="12rem" overflowWrap="anywhere">
      {name}
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere" fontFamily="mono">
      {value}
    </chakra.dd>
  </>
)
