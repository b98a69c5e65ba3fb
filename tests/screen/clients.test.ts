import { backEnd } from '../e2e/back-end'
import { clientsPage } from '../e2e/clients-page'
import { colleague } from '../e2e/colleague'
import { jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const refused =
  /\((Service Unavailable|Internal Server Error|Not Found|Bad Request|Payment Required|Conflict|Unauthorized)\)/

const CREATE = '?search=nora&create=true'

describe('the list', () => {
  test('is narrowed by search, type and status, which the address keeps (CLI-01, X-30)', async ({ page }) => {
    const clients = clientsPage(page)
    await clients.open()
    await expect(clients.count).toHaveText('42 clients')
    await page.getByRole('combobox', { name: 'Client type' }).selectOption('HOA')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Former')
    await expect(clients.count).toHaveText('1 client')
    await expect(page).toHaveURL('/dashboard/clients?type=hoa&status=former')
    await page.reload()
    await expect(clients.count).toHaveText('1 client')

    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Search clients').fill('512.555.0111 helen')
    await expect(clients.count).toHaveText('1 client')
    await page.getByLabel('Search clients').fill('no one of that name')
    await expect(page.getByText('No clients found matching your criteria.')).toBeVisible()
  })

  test('is a table or a grid of cards, which is remembered (CLI-01)', async ({ page }) => {
    const { button, open, table } = clientsPage(page)
    const cards = page.getByRole('list', { name: 'Clients' }).getByRole('article')
    await open('?type=hoa')
    await expect(table).toBeVisible()
    await button('Show as cards').click()
    await expect(cards.first()).toContainText('Linda Achterberg')
    await expect(table).toHaveCount(0)
    await page.reload()
    await cards.first().getByRole('button', { name: 'More actions Linda Achterberg' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Details',
      'Create Job',
      'Edit…',
      'Set status…',
      'Merge with…',
      'Export CSV',
      'Delete…',
    ])
    await page.keyboard.press('Escape')
    await button('Show as a table').click()
    await expect(table).toBeVisible()
  })

  test('goes by last names and says so; the first press of that column turns it round', async ({ page }) => {
    const { open, names, button } = clientsPage(page)
    await open('?type=hoa')
    const name = page.getByRole('columnheader').filter({ hasText: 'Name' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await expect(names.first()).toHaveAccessibleName(/Achterberg$/)
    await button('Name').click()
    await expect(page).toHaveURL('/dashboard/clients?type=hoa&sort=-name')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await expect(names.first()).toHaveAccessibleName(/Sorensen$/)
  })

  test('that can’t be loaded says so, in the server’s words too, and is tried again (CLI-18)', async ({
    page,
    problems,
  }) => {
    problems.expect(refused)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    // A read that fails before the page renders is retried when it renders.
    await backEnd(page).latency(300)
    await backEnd(page).answerNext('/clients', 400, { detail: 'The list is being rebuilt.' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
    const { message, button, count } = clientsPage(page)
    await expect(message('Failed to load clients')).toContainText('The list is being rebuilt.')
    await button('Retry').click()
    await expect(count).toHaveText('42 clients')
  })

  test('of a new business leads to the first client, and says that the first job comes next', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await backEnd(page).answerNext('/clients', 200, { items: [] })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
    await expect(page.getByText('Add your first client')).toBeVisible()
    await expect(page.getByText('Next comes the first job.')).toBeVisible()
  })
})

describe('the details', () => {
  test('say how to reach a client, how they pay, where the work is and what they owe (CLI-01, X-76)', async ({
    page,
  }) => {
    const { details, tab } = clientsPage(page)
    await page.goto('/dashboard/clients?search=joanna&client=5')
    const link = (name: string) => details.getByRole('link', { name, exact: true })
    await expect(link('(512) 555-0115')).toHaveAttribute('href', 'tel:5125550115')
    await expect(link('Text (512) 555-0115')).toHaveAttribute('href', 'sms:5125550115')
    await expect(link('joanna.weiss@example.com')).toHaveAttribute('href', 'mailto:joanna.weiss@example.com')
    await expect(details).toContainText('Credit limit$1,000.00')
    await expect(details).toContainText('2713 Rae Dell Ave, Austin, TX 78704')
    await details.getByText('Why this number?').click()
    await expect(details.getByText('PC-1010 Lawn Fertilizing Program, due Nov 4, 2026')).toBeVisible()
    await tab('Jobs', details).click()
    await expect(page).toHaveURL('/dashboard/clients?search=joanna&client=5&tab=jobs')
    await expect(details.getByRole('link', { name: 'JOB-1161 Flower bed refresh' })).toHaveAttribute(
      'href',
      '/dashboard/jobs?job=161',
    )
  })

  test('say that nothing is owed where every invoice was paid (X-76)', async ({ page }) => {
    const { details } = clientsPage(page)
    await page.goto('/dashboard/clients?client=1')
    await details.getByText('Why this number?').click()
    await expect(details.getByText('Every invoice is settled')).toBeVisible()
  })

  test('are a page of their own as well, which says when there is no such client', async ({ page, problems }) => {
    problems.expect(refused)
    await page.goto('/dashboard/clients/5')
    await expect(page.getByRole('heading', { level: 1, name: 'Joanna Weiss' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '/dashboard/clients')
    for (const id of ['4999', 'abc', '-1', '1e0', '9007199254740993']) {
      await page.goto(`/dashboard/clients/${id}`)
      await expect(page.getByText('This client does not exist.')).toBeVisible()
      await expect(page).toHaveURL(`/dashboard/clients/${id}`)
    }
  })

  test('are shown as they were on that page too, until Escape', async ({ page }) => {
    await page.goto('/dashboard/clients/5?tab=history&as_of=0')
    await expect(page.getByRole('status').filter({ hasText: 'Before the first change' })).toContainText(
      'Nothing is different now.',
    )
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/dashboard/clients/5?tab=history')
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible()
  })
})

describe('Add Client', () => {
  test('begins at its first field, not at its tabs', async ({ page }) => {
    const { open, button, form } = clientsPage(page)
    await open('?search=nora')
    await button('Add Client').press('Enter')
    await expect(form.getByLabel('First name')).toBeFocused()
    await page.keyboard.type('Nora')
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('First name')).toHaveValue('Nora')
    await expect(form.getByLabel('Last name')).toBeFocused()
  })

  test('says what is missing, in which tab, and clears it as it is filled in (CLI-09 to CLI-13)', async ({ page }) => {
    const { open, form, problems, send, tab, button } = clientsPage(page)
    await open(CREATE)
    await form.getByLabel('Email').fill('nora@')
    await send()
    await expect(problems.getByRole('button')).toHaveText([
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      'Phone number is required',
      'Billing address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
      'At least one property with complete address is required',
    ])
    await expect(problems).toBeFocused()
    await expect(form.getByRole('tab')).toHaveText([
      'Basic Info 4 problems',
      'Billing 4 problems',
      'Properties 1 problem',
      'Notes',
    ])
    await button('State is required', problems).click()
    await expect(tab('Billing')).toHaveAttribute('aria-selected', 'true')
    await expect(form.getByRole('tabpanel').getByLabel('State')).toBeFocused()
    await form.getByRole('tabpanel').getByLabel('State').selectOption('TX')
    await expect(tab('Billing')).toHaveText('Billing 3 problems')
    await button('At least one property with complete address is required', problems).click()
    await form.getByRole('tabpanel').getByLabel('City').fill('Austin')
    await expect(tab('Properties')).toHaveText('Properties')
  })

  test('keeps one property at least, and only warns of an odd ZIP code (CLI-03, X-54)', async ({ page }) => {
    const { open, form, tab, button } = clientsPage(page)
    await open(CREATE)
    await tab('Properties').click()
    await expect(button('Delete Property 1', form)).toHaveAccessibleDescription(
      'A client needs at least one property. Add another one first.',
    )
    await button('Add property', form).click()
    await form.getByRole('group', { name: 'Property 2' }).getByLabel('ZIP code').fill('787')
    await expect(form.getByText('This does not look like a US ZIP code')).toBeVisible()
    await button('Delete Property 1', form).click()
    await expect(form.getByRole('group')).toHaveCount(1)
    await expect(form.getByRole('group').getByLabel('ZIP code')).toHaveValue('787')
    await expect(button('Add property', form)).toBeFocused()
  })

  test('adds a client, once; it is deleted, and brought back (CLI-04, CLI-08)', async ({ page }) => {
    const { open, form, fill, button, toast, confirmation, count, row } = clientsPage(page)
    await open(CREATE)
    await fill()
    await button('Add Client', form).dblclick()
    await expect(button('View', toast('Nora Quinn added'))).toBeVisible()
    await expect(button('Undo', toast('Nora Quinn added'))).toBeVisible()
    await expect(form).toBeHidden()
    await expect(count).toHaveText('1 client')
    await page.getByRole('checkbox', { name: 'Select Nora Quinn' }).check()
    await button('Delete… (1)').click()
    await button('Delete client', confirmation).click()
    await expect(page.getByText('No clients found matching your criteria.')).toBeVisible()
    await button('Undo', toast('Nora Quinn deleted')).click()
    await expect(row('Nora Quinn')).toContainText('Residential')
  })

  test('is undone in the history together with its property, which the history says', async ({ page }) => {
    const { open, fill, send, toast, row, details, tab, button } = clientsPage(page)
    await open(CREATE)
    await fill()
    await send()
    await expect(toast('Nora Quinn added')).toBeVisible()
    await row('Nora Quinn').getByRole('button').first().click()
    await tab('History', details).click()
    await button('Undo Client added, together with 1 property', details).click()
    await expect(toast('Undone: Client added, together with 1 property')).toBeVisible()
    await expect(row('Nora Quinn')).toBeHidden()
  })

  test('marks the client that was added in the list, and offers to open them', async ({ page }) => {
    const { open, fill, send, button, toast, row } = clientsPage(page)
    await open(CREATE)
    await fill()
    await send()
    await expect(row('Nora Quinn')).toHaveAttribute('data-new', 'true')
    await button('View', toast('Nora Quinn added')).click()
    await expect(page).toHaveURL('/dashboard/clients/43')
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Quinn' })).toBeVisible()
  })

  test('keeps what was typed over a reload, and asks before it is thrown away', async ({ page }) => {
    const { open, form, confirmation, button } = clientsPage(page)
    await open(CREATE)
    await form.getByLabel('First name').fill('Nora')
    await page.reload()
    await expect(form.getByText('Draft restored.')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Nora')
    await button('Cancel', form).click()
    await expect(confirmation).toContainText('Discard this client?')
    await button('Discard', confirmation).click()
    await expect(form).toBeHidden()
    await open(CREATE)
    await expect(form.getByLabel('First name')).toHaveValue('')
  })

  test.for([
    [404, {}, 'The landscaping service is not available. Please contact support.'],
    [400, { detail: 'This phone number is taken.' }, 'This phone number is taken.'],
    [409, { message: 'The books are closed.' }, 'The books are closed.'],
  ] as const)(
    'that fails with %i says so in a yellow banner (CLI-14 to CLI-17)',
    async ([status, body, text], { page, problems }) => {
      problems.expect(refused)
      const { open, form, fill, send, message } = clientsPage(page)
      await open(CREATE)
      await fill()
      await backEnd(page).answerNext('POST /landscaping', status, body)
      await send()
      await expect(message(text)).toHaveAttribute('data-kind', 'warning')
      await expect(message(text)).toHaveText(text)
      await expect(form.getByLabel('First name')).toHaveValue('Nora')
    },
  )

  test('beyond the plan’s limit leads to the plans (X-28)', async ({ page, problems }) => {
    problems.expect(refused)
    const { open, fill, send, message } = clientsPage(page)
    const text = 'Your Basic plan includes 50 customers. Upgrade to add more.'
    await open(CREATE)
    await fill()
    await backEnd(page).answerNext('POST /landscaping', 402, { detail: text })
    await send()
    await expect(message(text).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/dashboard/subscription',
    )
  })
})

describe('Edit Client', () => {
  test('saves what was changed; the change can be undone in the history (CLI-07)', async ({ page }) => {
    const { details, form, button, send, toast, tab } = clientsPage(page)
    await page.goto('/dashboard/clients?search=joanna&client=5')
    await button('Edit…', details).click()
    await form.getByLabel('Status').selectOption('Former')
    await send()
    await expect(toast('Joanna Weiss saved')).toBeVisible()
    await expect(details).toContainText('Former')
    await tab('History', details).click()
    await expect(details.getByText('Status: Active → Former')).toBeVisible()
    await button('Undo Client edited', details).click()
    await expect(toast('Undone: Client edited')).toBeVisible()
    await tab('Details', details).click()
    await expect(details).toContainText('Active')
  })

  test('of the name is seen on the client’s jobs at once', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const { details, form, button, send, toast, row, count } = clientsPage(page)
    await page.goto('/dashboard/jobs?search=joanna')
    await expect(jobsPage(page).count).toHaveText('3 jobs')
    await menu.getByRole('link', { name: 'Clients' }).click()
    await page.getByLabel('Search clients').fill('joanna')
    await expect(count).toHaveText('1 client')
    await row('Joanna').getByRole('button').first().click()
    // The drawer hides the content behind it one frame after opening, including a form opened before that.
    await expect(menu).toHaveCount(0)
    await button('Edit…', details).click()
    await form.getByLabel('First name').fill('Jolene')
    await send()
    await expect(toast('Jolene Weiss saved')).toBeVisible()
    await button('Close', details).click()
    await menu.getByRole('link', { name: 'Jobs' }).click()
    await page.getByLabel('Search jobs').fill('jolene')
    await expect(jobsPage(page).count).toHaveText('3 jobs')
  })

  test('that fails says so (CLI-18)', async ({ page, problems }) => {
    problems.expect(refused)
    const { form, send, message } = clientsPage(page)
    await page.goto('/dashboard/clients?search=joanna&edit=5')
    await form.getByLabel('First name').fill('Jo')
    await backEnd(page).failNext('PUT', 503)
    await send()
    await expect(message('Failed to update client. Please try again.')).toContainText(
      'The server is having trouble. Please try again.',
    )
  })
})

describe('the history', () => {
  test('tells what happened to the client’s properties by their addresses, and takes it back', async ({ page }) => {
    const { button, details, toast } = clientsPage(page)
    await page.goto('/dashboard/clients?search=joanna&client=5&tab=history')
    await expect(details.getByText('Agreed in the form')).toBeVisible()
    const priya = await colleague(page)
    await priya.sends('PUT', '/properties/5', { grass_type: 'Moss' })
    const line = /^Property edited: .*2713 Rae Dell Ave/
    await expect(details.getByText(line)).toBeVisible()
    await expect(details.getByText('Moss')).toBeVisible()
    await button(/^Undo Property edited: .*2713 Rae Dell Ave/, details).click()
    await expect(toast(/^Undone: Property edited: .*2713 Rae Dell Ave/)).toBeVisible()
  })
})

describe('a technician', () => {
  test.override({ as: 'tech' })

  test.for(['/dashboard/clients', '/dashboard/clients/5'])('has no %s (GUARD-06)', async (path, { page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: "You don't have permission to access this page." })).toBeVisible()
  })
})
