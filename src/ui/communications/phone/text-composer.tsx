import { chakra } from '@chakra-ui/react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { handsetProblem } from '@/domain/messaging/handset'
import { LONGEST_TEXT } from '@/domain/messaging/message'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { controlRecipe } from '@/ui/kit/fields/control-recipe'
import { FileButton } from './file-button'
import { picturesFrom } from './picked-files'
import type { HandsetFile } from './types'

const Area = chakra('textarea', controlRecipe)

const ANSWERS = ['Yes, that works', 'Not today, sorry', 'Thank you!'] as const
const QUESTIONS = ['When will you be here?', 'Can you send me a price?'] as const
/** What carriers answer to. */
const KEYWORDS = ['STOP', 'START', 'HELP'] as const

const MOST_ROWS = 5

type Props = {
  /** Whether the business wrote last. */
  asked: boolean
  newId: () => string
  onSend: (body: string, pictures: HandsetFile[]) => void
}

export const TextComposer = ({ asked, newId, onSend }: Props) => {
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<HandsetFile[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    const refusal = handsetProblem({ channel: 'sms', to: '', body, attachments: pictures })
    setProblem(refusal)
    if (refusal !== null) return
    onSend(body.trim(), pictures)
    setBody('')
    setPictures([])
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const addPictures = async (files: File[]) => {
    const picked = await picturesFrom(files, newId)
    setProblem(picked.problem)
    setPictures((former) => [...former, ...picked.files])
  }
  return (
    <chakra.div borderTopWidth="1px" bg="bg.panel" px="2" pt="2" pb="3" display="grid" gap="2">
      <chakra.div role="group" aria-label="Quick texts" display="flex" flexWrap="wrap" gap="1.5">
        {[...(asked ? ANSWERS : QUESTIONS), ...KEYWORDS].map((text) => (
          <Quick key={text} type="button" onClick={() => onSend(text, [])}>
            {text}
          </Quick>
        ))}
      </chakra.div>
      {pictures.length > 0 && (
        <chakra.ul listStyle="none" display="flex" gap="2" flexWrap="wrap">
          {pictures.map(({ id, name, type, data }) => (
            <chakra.li key={id} position="relative">
              <chakra.img
                src={`data:${type};base64,${data}`}
                alt={name}
                w="4rem"
                h="4rem"
                objectFit="cover"
                borderRadius="lg"
              />
              <chakra.span position="absolute" top="0" insetEnd="0" bg="bg.panel" borderRadius="full">
                <IconButton
                  size="sm"
                  label={`Remove ${name}`}
                  onClick={() => setPictures((former) => former.filter((picture) => picture.id !== id))}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {problem !== null && (
        <chakra.p role="alert" textStyle="small" color="danger.fg" px="2">
          {problem}
        </chakra.p>
      )}
      <chakra.form
        display="flex"
        alignItems="end"
        gap="1"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FileButton label="Send a picture" accept="image/*" onFiles={(files) => void addPictures(files)}>
          <ImagePlus size={20} aria-hidden />
        </FileButton>
        <Area
          ref={area}
          aria-label="Text message"
          placeholder="Text message"
          rows={Math.min(MOST_ROWS, body.split('\n').length)}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-invalid={body.length > LONGEST_TEXT || undefined}
          flex="1"
          maxH="8rem"
          py="2"
          px="3.5"
          borderRadius="1.25rem"
          resize="none"
        />
        <Button type="submit" aria-label="Send text" px="0" w={{ base: '11', md: '9' }} borderRadius="full">
          <ArrowUp size={20} aria-hidden />
        </Button>
      </chakra.form>
    </chakra.div>
  )
}

const Quick = chakra('button', {
  base: {
    flexShrink: '0',
    minH: { base: '9', md: '7' },
    px: '2.5',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'full',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'accent.subtle' },
  },
})
