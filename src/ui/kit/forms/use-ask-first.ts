import { type FormEvent, useRef, useState } from 'react'

type Submit = (event: FormEvent<HTMLFormElement>) => void

/**
 * Asks a question before a form is sent, once each time. `isAsked` says whether there is something to ask about what is typed; `answered`
 * has the answer while the form is being sent, and null where nothing was asked.
 */
export const useAskFirst = <Answer>(submit: Submit, isRequested: () => boolean) => {
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement | null>(null)
  const answered = useRef<Answer | null>(null)
  const isAnswer = useRef(false)
  return {
    isAsking,
    answered,
    submit(event: FormEvent<HTMLFormElement>) {
      if (!isAnswer.current) answered.current = null
      if (isAnswer.current || !isRequested()) {
        isAnswer.current = false
        return submit(event)
      }
      event.preventDefault()
      form.current = event.currentTarget
      setAsking(true)
    },
    answer(answer: Answer) {
      setAsking(false)
      answered.current = answer
      isAnswer.current = true
      form.current?.requestSubmit()
    },
    goBack: () => setAsking(false),
  }
}
