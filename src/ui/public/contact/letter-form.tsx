import { chakra } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { ContactLink } from '@/ui/kit/text-link'
import { letterProblem, mailtoOf, TOPICS, type Topic } from './letter'

const OPTIONS = TOPICS.map((topic) => ({ value: topic, label: topic }))

/** Writes a letter and hands it to the person's own mail program, which sends it; `onLetter` is given its address. */
export const LetterForm = ({ onLetter }: { onLetter: (href: string) => void }) => {
  const [topic, setTopic] = useState<Topic>(TOPICS[0])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)

  const edited = () => {
    setProblem(null)
    setOpened(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = letterProblem({ topic, text })
    setProblem(found)
    if (found !== null) return box.current?.focus()
    const href = mailtoOf({ topic, text })
    setOpened(href)
    onLetter(href)
  }

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <SelectField
        label="What is it about?"
        name="topic"
        options={OPTIONS}
        value={topic}
        onChange={({ currentTarget }) => {
          setTopic(TOPICS.find((known) => known === currentTarget.value) ?? TOPICS[0])
          edited()
        }}
      />
      <TextAreaField
        ref={box}
        label="Message"
        name="message"
        required
        rows={7}
        value={text}
        error={problem ?? undefined}
        hint="It opens in your own mail program, where you send it."
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          edited()
        }}
      />
      <Button type="submit" size="lg" alignSelf="start">
        Open in my mail program
      </Button>
      {opened !== null && (
        <Banner kind="info" actions={<ContactLink href={opened}>Open it again</ContactLink>}>
          Your letter is in your mail program. Send it from there.
        </Banner>
      )}
    </chakra.form>
  )
}
