import { type FormEvent, useRef, useState } from 'react'

type Submit = (event: FormEvent<HTMLFormElement>) => void

/**
 * Asks a question before a submit, once each time. `shouldAsk` decides from the input; `answered` holds the answer during the submit, or
 * null if nothing was asked.
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
