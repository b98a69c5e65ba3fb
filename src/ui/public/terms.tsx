import { DATA_RETENTION_DAYS, TRIAL_DAYS } from '@/domain/subscription/plan'
import { TextLink } from '@/ui/kit/actions/text-link'
import { type Passage, TextPage } from './text-page'

const PASSAGES: readonly Passage[] = [
  {
    id: 'who',
    title: 'Who this is between',
    body: (
      <p>
        These terms are between Groundwork and the business that opens an account. If you open the account, you confirm
        that you may do so for the business, and you are responsible for the people you invite.
      </p>
    ),
  },
  {
    id: 'demo',
    title: 'The demo',
    body: (
      <p>
        In the demo, Groundwork runs entirely in your browser. What you enter stays in that browser, no real card is
        charged, and clearing the browser’s data for this site removes everything. The rest of these terms applies once
        a server is connected.
      </p>
    ),
  },
  {
    id: 'trial',
    title: 'The free trial',
    body: (
      <p>
        Every plan starts with {TRIAL_DAYS} free days. You don’t need a card. If you haven’t added one when the trial
        ends, nothing is charged, and your subscription is past due until you add one.
      </p>
    ),
  },
  {
    id: 'paying',
    title: 'Paying',
    body: (
      <>
        <p>
          Prices are in US dollars and listed on the <TextLink to="/pricing">pricing page</TextLink>. You pay for a
          month or a year in advance, with your default card.
        </p>
        <p>
          An upgrade starts right away: you get a credit for the unused time on your old plan and pay for the same time
          on the new one. After a downgrade, the credit comes off your next invoices. You see the amounts before you
          confirm.
        </p>
        <p>If a payment fails, we let you know and try again once a card works. Nothing is deleted because of it.</p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <p>
          You can cancel at any time. Your plan stays active until the end of the period you paid for, and you can
          change your mind until then.
        </p>
        <p>
          After that, we keep your data for {DATA_RETENTION_DAYS} days in case you come back or want to export it. Then
          it is deleted.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        Clients, jobs and everything else you enter belong to your business. We use it to run the product for you and
        for nothing else. The <TextLink to="/privacy">privacy notice</TextLink> says how.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <ul>
        <li>Keep passwords to yourself. Everyone who works with you gets their own account.</li>
        <li>Only enter data about people if you have the right to, and only message them if they want it.</li>
        <li>Don’t try to read other businesses’ data, break the service, or resell it.</li>
        <li>Your plan limits customers and users. When you reach a limit, you keep everything you already have.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'What we are responsible for',
    body: (
      <p>
        We work to keep the service running and tell you when it isn’t. It is provided as is: we are not responsible for
        income you lose while it is down, or for more than you paid in the last twelve months. If the law gives you more
        rights, the law applies.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We tell account owners at least 30 days before these terms change. If you don’t agree, you can cancel before
        then. Questions? <TextLink to="/contact">Write to us</TextLink>.
      </p>
    ),
  },
]

export const TermsScreen = () => (
  <TextPage
    title="Terms of service"
    lead="What you can expect from Groundwork, and what we expect from you. In plain words: you shouldn’t need a lawyer to plan a day."
    passages={PASSAGES}
  />
)
