import { WAITED_FOR } from '../fixtures/client-page'
import { expect, test } from './screen'

test('what a client asks waits on the overview until it is answered, and the client reads the answer', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(WAITED_FOR.path)
  await button('Ask a question').click()
  await page.getByLabel('Your question').fill('Which mulch?')
  await button('Send question').click()
  await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('Which mulch?')
  await page.goto('/dashboard')
  await expect(page.getByText(`${WAITED_FOR.name} asked a question and waits for an answer.`)).toBeVisible()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  const questions = page.getByRole('list', { name: 'Questions from the client' })
  await questions.getByRole('button', { name: 'Answer' }).click()
  await questions.getByRole('button', { name: 'Send answer' }).click()
  await expect(questions.getByLabel('Your answer')).toHaveAccessibleDescription(/Write your answer/)
  await questions.getByLabel('Your answer').fill('Cedar, two inches.')
  await questions.getByRole('button', { name: 'Send answer' }).click()
  await expect(questions.getByLabel('Your answer')).toHaveCount(0)
  await expect(questions).toContainText('Cedar, two inches.')
  await page.goto(WAITED_FOR.path)
  await page.getByLabel('Language').selectOption('es')
  const spanishQuestions = page.getByRole('region', { name: 'Sus preguntas' })
  await expect(spanishQuestions).toContainText('respondió el')
  await expect(spanishQuestions).toContainText('Cedar, two inches.')
})
