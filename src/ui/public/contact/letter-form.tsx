import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { SUPPORT_EMAIL } from '@/domain/account/business'
import { fieldErrors } from '@/domain/text/field-errors'
import { Button } from '@/ui/kit/actions/button'
import { ContactLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'

const TOPICS = [
  'A question before I start',
  'Help with the product',
  'Subscription and billing',
  'Privacy and data',
] as const
type Topic = (typeof TOPICS)[number]

export type Letter = { topic: Topic; text: string }

/** Returns null when it can be sent. Mail programs truncate long mailto addresses. */
export const letterProblem = ({ text }: Letter): string | null => {
  if (text.trim() === '') return 'Write your message.'
  return encodeURIComponent(text.trim()).length > LONGEST
    ? 'Shorten your message a little, or write the email yourself.'
    : null
}

const LONGEST = 1800

export const mailtoOf = ({ topic, text }: Letter): string =>
  `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(text.trim())}`

const OPTIONS = TOPICS.map((topic) => ({ value: topic, label: topic }))

const EMPTY: Letter = { topic: TOPICS[0], text: '' }

const check = checkErrors((letter: Letter) => fieldErrors({ text: letterProblem(letter) ?? undefined }), mailtoOf)

/** Opens the person's mail program, which sends the email; `onLetter` receives the mailto address. */
export const LetterForm = ({ onLetter }: { onLetter: (href: string) => void }) => {
  const [opened, setOpened] = useState<string | null>(null)
  const { text, choice, submit } = useForm({
    initial: EMPTY,
    check,
    onSubmit(href) {
      setOpened(href)
      onLetter(href)
    },
    onEdit: () => setOpened(null),
  })
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <SelectField label="What is it about?" options={OPTIONS} {...choice('topic', TOPICS)} />
      <TextAreaField
        label="Message"
        required
        rows={7}
        hint="It opens in your own mail program, where you send it."
        {...text('text')}
      />
      <Button type="submit" size="lg" alignSelf="start">
        Open in my mail program
      </Button>
      {opened !== null && (
        <Banner kind="info" actions={<ContactLink href={opened}>Open it again</ContactLink>}>
          Your email is open in your mail program. Send it from there.
        </Banner>
      )}
    </chakra.form>
  )
}
