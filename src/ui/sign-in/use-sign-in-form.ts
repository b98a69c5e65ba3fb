import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DemoUser } from '@/domain/demo'
import {
  EMPTY_FORM,
  firstWrong,
  prefilled,
  type SignInErrors,
  type SignInForm,
  signInErrors,
  tidied,
} from './sign-in-form'

type Options = { busy: boolean; error: string | null; onSubmit: (form: SignInForm) => void; onEdit: () => void }

/**
 * The form's state. It is not sent while something is missing or a sign-in is under way; the first wrong field gets the focus. After a
 * refusal the email stays and the password is selected, ready to be typed again.
 */
export const useSignInForm = ({ busy, error, onSubmit, onEdit }: Options) => {
  const [form, setForm] = useState(EMPTY_FORM)
  const [errors, setErrors] = useState<SignInErrors>({})
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (busy || error === null) return
    password.current?.focus()
    password.current?.select()
  }, [busy, error])

  const change = (next: SignInForm) => {
    setForm(next)
    setErrors({})
    if (error !== null) onEdit()
  }

  return {
    form,
    errors,
    email,
    password,
    edit: (patch: Partial<SignInForm>) => change({ ...form, ...patch }),
    pick: (user: DemoUser) => change(prefilled(form, user)),
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      const found = signInErrors(form)
      const wrong = firstWrong(found)
      setErrors(found)
      if (wrong) ({ email, password })[wrong].current?.focus()
      else onSubmit(tidied(form))
    },
  }
}
