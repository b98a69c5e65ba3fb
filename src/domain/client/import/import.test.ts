import { describe, expect, it } from 'vitest'
import { client as known } from '../../../../tests/fixtures/records'
import { guessMatching, looksLikeHeader, type Matching, tableOf } from './columns'
import { type ExistingClient, findDuplicates } from './duplicates'
import { hasLostZero, type JudgedRow, judgeRow } from './judge'
import { type DuplicateChoice, planImport } from './plan'

const HEADERS = ['First Name', 'Last Name', 'Phone', 'Address', 'City', 'State', 'Zip']
const AVERY = ['Avery', 'Stone', '512-555-0140', '4102 Speedway', 'Austin', 'tx', '78751']
const BLAKE = ['Blake', 'Reed', '512-555-0188', '9 Elm St', 'Austin', 'TX', '78702']

const judged = (cells: readonly string[], extra: Record<string, string> = {}, line = 2): JudgedRow => {
  const matching = guessMatching([...HEADERS, ...Object.keys(extra)])
  return judgeRow({ line, cells: [...cells, ...Object.values(extra)] }, matching)
}
const faultsOf = ({ faults }: JudgedRow) => faults.map(({ field, message }) => `${field}: ${message}`)

describe('columns', () => {
  it.each<[string, Matching]>([
    ['First Name,lname,fname', { first_name: 0, last_name: 1 }],
    ['given name;SURNAME', { first_name: 0, last_name: 1 }],
    ['Mobile,Phone', { phone: 1 }],
    ['Street,Billing Address', { billing_address: 1 }],
    ['Name,Name', { full_name: 0 }],
    ['Service address,Address,Balance Due', { billing_address: 1, opening_balance: 2, property_address: 0 }],
    ['Credit limit (USD),Balance [$],Since', { credit_limit: 0, opening_balance: 1, client_since: 2 }],
    ['Color,,42', {}],
  ])('of %s are matched by name', (headers, matching) => {
    expect(guessMatching(headers.split(/[,;]/))).toEqual(matching)
  })

  it('are three hundred without harm, and named by number where the first row is data', () => {
    const wide = { line: 1, cells: Array.from({ length: 300 }, (_, index) => (index === 299 ? 'Phone' : `x${index}`)) }
    expect(guessMatching(wide.cells)).toEqual({ phone: 299 })
    expect([looksLikeHeader(wide), looksLikeHeader({ line: 1, cells: AVERY }), looksLikeHeader(undefined)]).toEqual([
      true,
      false,
      false,
    ])
    const data = { line: 1, cells: ['Avery', ''] }
    expect(tableOf([data], false)).toEqual({ headers: ['Column 1', 'Column 2'], rows: [data], named: null })
    expect(tableOf([data, { line: 2, cells: ['a', 'b', 'c'] }], true)).toEqual({
      headers: ['Avery', 'Column 2', 'Column 3'],
      rows: [{ line: 2, cells: ['a', 'b', 'c'] }],
      named: 2,
    })
  })

  it.each<[boolean, string]>([
    [true, 'First name,Last name,2024'],
    [true, 'Customer,1st phone,Phone'],
    [true, 'Client,Color'],
    [false, 'Dana,Street,512-555-0140,9 Elm St,Austin,TX,78751'],
    [false, 'Dana,Town,dana@example.com'],
    [false, 'Dana,Cell,(512) 555-0140'],
  ])('are named by the first row: %s for %s', (isHeader, first) => {
    expect(looksLikeHeader({ line: 1, cells: first.split(',') })).toBe(isHeader)
  })
})

describe('a row', () => {
  it('has what a new client has where it says nothing (CLI-08), and its property at the place that is billed', () => {
    const { client } = judged(AVERY)
    const { properties = [], ...own } = client ?? {}
    expect(own).toEqual({
      first_name: 'Avery',
      last_name: 'Stone',
      email: '',
      phone: '512-555-0140',
      client_type: 'residential',
      billing_address: '4102 Speedway',
      billing_city: 'Austin',
      billing_state: 'TX',
      billing_zip: '78751',
      payment_terms: 'net_30',
      preferred_payment_method: 'credit_card',
      credit_limit: 500_000,
      notes: '',
      status: 'active',
      client_since: null,
      opening_balance: null,
    })
    expect(properties.map(({ address, city, state, zip_code }) => [address, city, state, zip_code])).toEqual([
      ['4102 Speedway', 'Austin', 'TX', '78751'],
    ])
  })

  it('is read in the words and figures of other programs', () => {
    const { client } = judged(AVERY, {
      Type: 'HOA',
      Status: 'Lead',
      Terms: 'Net 15',
      'Payment method': 'Cheque',
      'Credit limit': '$1,250.50',
      'Client since': '3/31/2024',
      Balance: '(120.00)',
      'Property name': 'Cottage',
      'Property address': '9 Elm St',
      Notes: '=SUM(A1:A9)',
    })
    const { properties = [], ...own } = client ?? {}
    expect(own).toMatchObject({
      client_type: 'hoa',
      status: 'prospect',
      payment_terms: 'net_15',
      preferred_payment_method: 'check',
      credit_limit: 125_050,
      client_since: '2024-03-31',
      opening_balance: -12_000,
      notes: '=SUM(A1:A9)',
    })
    expect(
      properties.map(({ property_name, address, zip_code, property_type }) => [
        property_name,
        address,
        zip_code,
        property_type,
      ]),
    ).toEqual([['Cottage', '9 Elm St', '78751', 'hoa_common_area']])
  })

  it.each([
    ['Stone, Avery', 'Avery', 'Stone'],
    ['Avery Stone', 'Avery', 'Stone'],
    ['Avery van der Stone', 'Avery van der', 'Stone'],
  ])('names its client %s', (full, first_name, last_name) => {
    const row = judgeRow({ line: 2, cells: [full, ...AVERY.slice(2)] }, guessMatching(['Name', ...HEADERS.slice(2)]))
    expect(row.client).toMatchObject({ first_name, last_name })
  })

  it.each([
    ['Texas', 'TX'],
    ['new  york', 'NY'],
    ['tx.', 'TX'],
    ['District of Columbia', 'DC'],
  ])('has the state of %s', (state, letters) => {
    expect(judged(AVERY.with(5, state)).client?.billing_state).toBe(letters)
  })

  it.each([
    ['512-555-0140', '512-555-0140'],
    ['(512) 555-0140', '(512) 555-0140'],
    ['(512)555-0140', '(512) 555-0140'],
    ['5125550140', '(512) 555-0140'],
    ['+1 512.555.0140', '(512) 555-0140'],
    ['1-512-555-0140', '(512) 555-0140'],
    ['512 555 0140 ext. 12', '(512) 555-0140 x12'],
    ['512/555-0140x7', '(512) 555-0140 x7'],
    ['555-0140', '555-0140'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    ['+49 30 123456', '+49 30 123456'],
    ['+47 22 12 34 56', '+47 22 12 34 56'],
    ['030 123 4567', '030 123 4567'],
  ])('has the phone number %s as %s', (typed, phone) => {
    expect(judged(AVERY.with(2, typed)).client?.phone).toBe(phone)
  })

  it.each([
    ['2134', true, '02134'],
    ['2134', false, '2134'],
    ['601', true, '00601'],
    ['78701.0', true, '78701'],
    ['787011234', true, '78701-1234'],
    ['78701 1234', true, '78701-1234'],
    ['K1A 0B1', true, 'K1A 0B1'],
  ])('has the ZIP code %s, with lost zeros put back: %s, as %s', (typed, zeros, zip) => {
    const matching = guessMatching(HEADERS)
    const row = { line: 2, cells: AVERY.with(6, typed) }
    const { client } = judgeRow(row, matching, { zeros })
    expect([client?.billing_zip, client?.properties[0]?.zip_code]).toEqual([zip, zip])
  })

  it('may have lost the zero of a ZIP code, which is asked about', () => {
    const matching = guessMatching([...HEADERS, 'Service zip'])
    const found = [['2134'], ['78701'], ['78701', '2134'], ['']].map(([zip = '', service = '']) =>
      hasLostZero({ line: 2, cells: [...AVERY.with(6, zip), service] }, matching),
    )
    expect(found).toEqual([true, false, true, false])
  })

  it.each([
    ['3/31/24', '2024-03-31'],
    ['3.31.1998', '1998-03-31'],
    ['3/31/98', '1998-03-31'],
    ['2024/3/31', '2024-03-31'],
    ['Mar 31, 2024', '2024-03-31'],
    ['March 31st 2024', '2024-03-31'],
    ['31-Mar-24', '2024-03-31'],
    ['31 March 2024', '2024-03-31'],
    ['3/31/2024 12:30 PM', '2024-03-31'],
    ['2024-03-31T08:00:00Z', '2024-03-31'],
    ['45382', '2024-03-31'],
  ])('has the date %s', (typed, day) => {
    expect(judged(AVERY, { 'Client since': typed }).client?.client_since).toBe(day)
  })

  it.each<[Record<string, string>, object]>([
    [{ Active: 'Yes' }, { status: 'active' }],
    [{ Active: 'NO' }, { status: 'inactive' }],
    [{ Status: ' FORMER ' }, { status: 'former' }],
    [{ Balance: '1,250.5 USD' }, { opening_balance: 125_050 }],
    [{ Balance: '1,250.500' }, { opening_balance: 125_050 }],
    [{ Balance: '120.00-' }, { opening_balance: -12_000 }],
    [{ Balance: '$-120' }, { opening_balance: -12_000 }],
    [{ Balance: '-$1 250' }, { opening_balance: -125_000 }],
    [{ Email: 'mailto:avery@example.com' }, { email: 'avery@example.com' }],
    [{ Notes: 'Dog\n  Gate' }, { notes: 'Dog\n  Gate' }],
  ])('is read from %j', (extra, expected) => {
    expect(judged(AVERY, extra).client).toMatchObject(expected)
  })

  it('has one space between words', () => {
    expect(judged(AVERY.with(3, ' 4102\u00a0  Speedway\nUnit 2 ')).client?.billing_address).toBe('4102 Speedway Unit 2')
  })

  it('takes back the apostrophe that our export puts before what looks like a formula', () => {
    expect(judged(AVERY, { Notes: "'+1 for the dog", Email: '' }).client?.notes).toBe('+1 for the dog')
  })

  it.each<[Record<string, string>, string[]]>([
    [{ Email: 'avery@' }, ['email: Please enter a valid email address']],
    [{ Type: 'castle' }, ['client_type: Use Residential, Commercial, or HOA']],
    [{ 'Credit limit': 'a lot' }, ['credit_limit: This is not an amount']],
    [{ 'Credit limit': '1.234,56' }, ['credit_limit: This is not an amount']],
    [{ 'Credit limit': '1.200' }, ['credit_limit: Use an amount like 1,200.00 or 1.20']],
    [{ Balance: '($1.200)' }, ['opening_balance: Use an amount like 1,200.00 or 1.20']],
    [{ Balance: '12.350- USD' }, ['opening_balance: Use an amount like 1,200.00 or 1.20']],
    [{ 'Credit limit': '-5' }, ['credit_limit: Use an amount of 0 or more']],
    [{ Balance: '1e307' }, ['opening_balance: This is not an amount']],
    [{ Balance: '0.001' }, ['opening_balance: Use at most two decimals']],
    [{ Balance: '999999999' }, ['opening_balance: Use 99,999,999.99 or less']],
    [{ 'Client since': '2/30/2024' }, ['client_since: This date doesn’t exist']],
    [{ 'Client since': 'spring' }, ['client_since: Use a date like 2026-11-20']],
    [
      { 'Property address': '9 Elm St', 'Property city': 'Waco' },
      ['property_address: At least one property with complete address is required'],
    ],
    [
      { Notes: 'x'.repeat(5_001), Email: 'a@b' },
      ['email: Please enter a valid email address', 'notes: 1 character too many'],
    ],
  ])('says what is wrong with %j', (extra, faults) => {
    const row = judged(AVERY, extra)
    expect([row.client, faultsOf(row)]).toEqual([null, faults])
  })

  it.each([
    ['1000-01-01', ['client_since: Use a day from 1900 on']],
    ['12/31/1899', ['client_since: Use a day from 1900 on']],
    ['1900-01-01', []],
    ['2026-11-20', []],
    ['2026-11-21', ['client_since: This date is in the future']],
    ['12/31/9998', ['client_since: This date is in the future']],
  ])('is of a client since %s', (since, faults) => {
    const matching = guessMatching([...HEADERS, 'Client since'])
    expect(faultsOf(judgeRow({ line: 2, cells: [...AVERY, since] }, matching, { today: '2026-11-20' }))).toEqual(faults)
  })

  it.each(['12', '555-01', 'call the office'])('has no phone number of %s, as the form has none', (phone) => {
    const row = judged(AVERY.with(2, phone))
    expect([row.client, faultsOf(row)]).toEqual([null, ['phone: Please enter a valid phone number']])
  })

  it('has no more cells than columns are named, but for empty ones', () => {
    const judgedWith = (...more: string[]) =>
      faultsOf(judgeRow({ line: 2, cells: [...AVERY, ...more] }, guessMatching(HEADERS), { named: HEADERS.length }))
    expect([judgedWith('', ' '), judgedWith('', 'Dog')]).toEqual([
      [],
      ['null: This row has 9 cells, but only 7 columns are named. Is there a separator inside a cell?'],
    ])
  })

  it('says what is missing once, by its column (CLI-09, CLI-11)', () => {
    expect(faultsOf(judged([]))).toEqual([
      'null: First name is required',
      'null: Last name is required',
      'null: Phone is required',
      'null: Billing address is required',
      'null: Billing city is required',
      'null: Billing state is required',
      'null: Billing ZIP is required',
    ])
    expect(faultsOf(judged(AVERY.with(5, 'Lone Star')))).toEqual(['billing_state: Use the two-letter state code'])
  })

  it('says of two letters that they are no state, and takes those of a province', () => {
    expect(faultsOf(judged(AVERY.with(5, 'TZ')))).toEqual([
      'billing_state: TZ is not a state. Use the two-letter state code',
    ])
    expect(judged(AVERY.with(5, 'on')).client?.billing_state).toBe('ON')
  })
})

describe('duplicates', () => {
  const existing: ExistingClient = { ...known, phone: '+1 (512) 555-0140' }
  const rows = (...inputs: readonly (readonly [cells: readonly string[], extra?: Record<string, string>])[]) =>
    inputs.map(([cells, extra], index) => judged(cells, extra, index + 2))

  it.each([
    ['email', AVERY.with(0, 'Ave').with(2, '1-800-000-0000').with(3, 'Elsewhere 1'), { Email: 'AVERY@example.com' }],
    ['phone number', AVERY.with(0, 'Ave').with(3, 'Elsewhere 1'), {}],
    ['name and address', AVERY.with(2, '800-000-0000').with(3, '4102  SPEEDWAY.'), {}],
  ] as const)('are recognized by the same %s', (by, cells, extra) => {
    expect([...findDuplicates(rows([cells, extra]), [existing])]).toEqual([
      [2, { kind: 'client', id: 5, name: 'Avery Stone', by }],
    ])
  })

  it.each(['000-000-0000', '555-555-5555', '(999) 999-9999', '1111111'])(
    'are not recognized by %s, which is no one’s number',
    (phone) => {
      const [one, other] = [AVERY.with(2, phone), BLAKE.with(2, phone)]
      expect([...findDuplicates(rows([one], [other], [one]), []).keys()]).toEqual([4])
    },
  )

  it('are no one with another phone at another address, nor rows with faults', () => {
    const other = AVERY.with(2, '512-555-9999').with(3, '1 Other St')
    expect(findDuplicates(rows([other], [AVERY.with(6, '')]), [existing]).size).toBe(0)
  })

  it('are found within the file too: the same client ten times is one new client', () => {
    const ten = rows(...Array.from({ length: 10 }, () => [AVERY] as const))
    const found = findDuplicates(ten, [])
    expect([...found.values()]).toEqual(
      Array(9).fill({ kind: 'row', line: 2, name: 'Avery Stone', by: 'phone number' }),
    )
    const sent = (choice: DuplicateChoice) => planImport(ten, found, () => choice).length
    expect([sent('skip'), sent('add'), sent('fill')]).toEqual([1, 10, 1])
  })

  it('of a duplicate are duplicates of its original', () => {
    const [byPhone, byEmail] = [AVERY, BLAKE.with(2, '512-555-7777')]
    const found = findDuplicates(
      rows([byPhone, { Email: 'new@example.com' }], [byEmail, { Email: 'new@example.com' }]),
      [existing],
    )
    expect([...found.values()].map(({ kind }) => kind)).toEqual(['client', 'client'])
  })

  it('fill in what is empty, and bring their other places', () => {
    const both = rows(
      [AVERY, { Email: '', Notes: 'Dog', Balance: '' }],
      [AVERY, { Email: 'avery@example.com', Notes: 'Cat', Balance: '20' }],
      [AVERY, { Email: '', Notes: '', Balance: '7', 'Property address': '9 Elm St' }],
    )
    const [sent] = planImport(both, findDuplicates(both, []), () => 'fill')
    expect([
      sent?.fills,
      sent?.email,
      sent?.notes,
      sent?.opening_balance,
      sent?.properties.map(({ address }) => address),
    ]).toEqual([null, 'avery@example.com', 'Dog', 2_000, ['4102 Speedway', '9 Elm St']])
  })

  it('of a client of the business are sent as what is known of it', () => {
    const two = rows([AVERY], [BLAKE])
    const sent = planImport(two, findDuplicates(two, [existing]), () => 'fill')
    expect(sent.map(({ fills, first_name }) => [fills, first_name])).toEqual([
      [5, 'Avery'],
      [null, 'Blake'],
    ])
  })
})
