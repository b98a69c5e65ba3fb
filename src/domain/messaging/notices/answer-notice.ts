import { letterBody, type Notice, type NoticeParties } from './notice'

type AnswerNotice = NoticeParties & {
  question: string
  answer: string
  /** `INV-1001`; null for a question about nothing in particular. */
  about: string | null
}

export const questionSubject = (about: string | null): string =>
  about === null ? 'Question from the client page' : `Question about ${about}`

export const answerNotice = (answered: AnswerNotice): Notice => {
  const { question, answer, about } = answered
  const quote = question.trim().replaceAll(/^/gm, '> ')
  return {
    subject: `Re: ${questionSubject(about)}`,
    body: letterBody(answered, [answer.trim(), `You asked:\n${quote}`]),
  }
}

/** As a text, for a client without an email address. */
export const answerText = ({ answer, business }: Pick<AnswerNotice, 'answer' | 'business'>): string =>
  `${answer.trim()}\n${business}`
