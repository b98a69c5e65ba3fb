import * as v from 'valibot'
import { required } from './field-errors'

/** Whether a text, without spaces round it, is an address that mail can be sent to. */
export const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email()), text)

/** What is wrong with an address that mail is to be sent to; undefined when nothing is (REG-03, ONB-11). */
export const emailError = (email: string): string | undefined =>
  required(email, 'Email is required') ?? (isEmail(email.trim()) ? undefined : 'Please enter a valid email address')
