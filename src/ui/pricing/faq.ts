import { DATA_RETENTION_DAYS, TRIAL_DAYS } from '@/domain/subscription/plan'

/** LAND-02, LAND-09 */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'How does the free trial work?',
    answer: `You have ${TRIAL_DAYS} days with everything in the plan you choose. No credit card is required to start. Before the trial ends you add a card to continue; without one, nothing is charged.`,
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes, at any time, up or down. You see what it costs before you confirm: the unused rest of the period is credited, and the rest on the new plan is charged. During the trial a change is free.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'On the Subscription page of your dashboard, in two clicks. You keep everything until the end of the period you have paid for, and you can resume until then.',
  },
  {
    question: 'What happens to my data when I cancel?',
    answer: `It is kept for ${DATA_RETENTION_DAYS} days after the cancellation. Come back within that time and you find everything as you left it.`,
  },
  {
    question: 'What counts as a customer, and what as a user?',
    answer:
      'A customer is someone you do work for: one entry in your client list. A user is someone on your team who signs in. Customers who look at their own jobs are not counted as users.',
  },
  {
    question: 'What happens when I reach a limit?',
    answer:
      'You get a notice at 80 percent. At the limit nothing you have stops working; to add more customers or users you change to a larger plan.',
  },
  {
    question: 'Which cards do you take?',
    answer:
      'Visa, Mastercard, American Express and Discover, on a payment page of the card provider. Card numbers never reach our servers. All prices are in US dollars (USD).',
  },
]
