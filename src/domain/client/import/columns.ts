/** Known header spellings for each column: lower case, without spaces and punctuation. */
const COLUMNS = {
  first_name: ['First name', 'firstname', 'fname', 'givenname', 'first', 'forename'],
  last_name: ['Last name', 'lastname', 'lname', 'surname', 'familyname', 'last'],
  full_name: ['Full name', 'fullname', 'name', 'clientname', 'customername', 'client', 'customer', 'contact'],
  email: ['Email', 'email', 'emailaddress', 'mail', 'primaryemail'],
  phone: ['Phone', 'phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone', 'primaryphone'],
  client_type: ['Client type', 'clienttype', 'customertype', 'type'],
  status: ['Status', 'status', 'clientstatus', 'customerstatus', 'active', 'isactive'],
  billing_address: [
    'Billing address',
    'billingaddress',
    'billingstreet',
    'billingaddress1',
    'address',
    'street',
    'streetaddress',
    'address1',
    'addressline1',
  ],
  billing_city: ['Billing city', 'billingcity', 'city', 'town'],
  billing_state: ['Billing state', 'billingstate', 'state', 'province'],
  billing_zip: ['Billing ZIP', 'billingzip', 'billingzipcode', 'billingpostalcode', 'zip', 'zipcode', 'postalcode'],
  payment_terms: ['Payment terms', 'paymentterms', 'terms'],
  preferred_payment_method: [
    'Payment method',
    'preferredpaymentmethod',
    'paymentmethod',
    'paymenttype',
    'preferredpayment',
  ],
  credit_limit: ['Credit limit', 'creditlimit', 'credit'],
  notes: ['Notes', 'notes', 'note', 'comments', 'comment', 'remarks'],
  client_since: ['Client since', 'clientsince', 'customersince', 'since', 'startdate', 'created', 'createdat'],
  opening_balance: [
    'Current balance',
    'currentbalance',
    'balance',
    'openingbalance',
    'balancedue',
    'amountowed',
    'outstanding',
  ],
  property_name: ['Property name', 'propertyname', 'sitename', 'locationname', 'property'],
  property_address: [
    'Property address',
    'propertyaddress',
    'propertystreet',
    'serviceaddress',
    'servicestreet',
    'siteaddress',
  ],
  property_city: ['Property city', 'propertycity', 'servicecity', 'sitecity'],
  property_state: ['Property state', 'propertystate', 'servicestate', 'sitestate'],
  property_zip: ['Property ZIP', 'propertyzip', 'propertyzipcode', 'servicezip', 'servicezipcode', 'sitezip'],
} as const satisfies Record<string, readonly [label: string, ...names: string[]]>

export type ImportField = keyof typeof COLUMNS
/** In the order in which columns are matched. */
export const IMPORT_FIELDS = Object.keys(COLUMNS) as readonly ImportField[]

export const importFieldLabel = (field: ImportField): string => COLUMNS[field][0]

/** The column index of each field. Fields without a column are absent. */
export type Matching = Readonly<Partial<Record<ImportField, number>>>

const UNIT = /[([][^()[\]]*[)\]]\s*$/

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(UNIT, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Each column is used once; when several fit, the better name wins. */
export const guessMatching = (headers: readonly string[]): Matching => {
  const names = headers.map(bare)
  const used = new Set<number>()
  const matching: Partial<Record<ImportField, number>> = {}
  for (const field of IMPORT_FIELDS) {
    const [, ...aliases] = COLUMNS[field]
    const column = aliases.map((name) => names.findIndex((each, index) => each === name && !used.has(index)))
    const found = column.find((index) => index >= 0)
    if (found === undefined) continue
    used.add(found)
    matching[field] = found
  }
  return matching
}

export type SheetRow = { line: number; cells: readonly string[] }

/** Columns are named by the first row, or by number when that row is data. */
export type Table = {
  headers: readonly string[]
  rows: readonly SheetRow[]
  /** Number of columns named by the first row; null when that row is data. */
  named: number | null
}

/** Text that can't be a column name: an email address, digits without a word, or a house number with its street. */
const VALUE = /@|^(?=\P{L}*$)\P{L}*\d|^\d+ .*\p{L}/u

/** True when the first row has known column names, and more of them than values. A client may have the last name Street. */
export const looksLikeHeader = (first: SheetRow | undefined): boolean => {
  if (!first) return false
  const values = first.cells.filter((cell) => VALUE.test(cell.trim())).length
  return Object.keys(guessMatching(first.cells)).length > values
}

export const tableOf = (rows: readonly SheetRow[], hasHeader: boolean): Table => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const first = hasHeader ? rows[0]?.cells : undefined
  const headers = Array.from({ length: width }, (_, index) => first?.[index]?.trim() || `Column ${index + 1}`)
  return { headers, rows: hasHeader ? rows.slice(1) : rows, named: first?.length ?? null }
}
