import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Fragment } from 'react'
import { type CustomerDocument, PRICED_COLUMNS } from '@/domain/documents/customer-document'
import { DOCUMENTS } from '@/domain/documents/words/en'
import { SignatureDrawing } from '@/ui/kit/fields/signature-drawing'

/** Letter paper: white in both themes, without a border in print. */
export const DocumentPaper = ({ document }: { document: CustomerDocument }) => {
  const { kind, number, business, parties, facts, title, description, lines, totals, sections } = document
  const { columns = PRICED_COLUMNS, paper = 'letter', signature = null, words = DOCUMENTS.words } = document
  return (
    <chakra.article aria-label={`${kind} ${number}`} css={paperCss}>
      <style href={paper} precedence="default">
        {`@page { size: ${paper}; margin: 0.6in }`}
      </style>
      <header>
        <div>
          {business.logo !== null && <img src={business.logo} alt="" />}
          <p className="business">{business.name}</p>
          {business.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="what">
          <h1>{kind}</h1>
          <p>{number}</p>
          <dl>
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </header>
      <div className="parties">
        {parties.map(({ label, lines: texts }) => (
          <div key={label}>
            <p className="label">{label}</p>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
      {title && <h2>{title}</h2>}
      {description && <p className="text">{description}</p>}
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is drawn once, and its lines may be alike
            <Fragment key={index}>
              {line.heading && (
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {line.heading}
                    {line.about && <small>{line.about}</small>}
                  </th>
                </tr>
              )}
              <tr className={line.description && 'described'}>
                <td>
                  <strong>{line.name}</strong>
                </td>
                <td className={line.quantity.length > UNBROKEN ? undefined : 'unbroken'}>{line.quantity}</td>
                <td>{line.unit_price}</td>
                <td>{line.total}</td>
              </tr>
              {line.description && (
                // Spans all columns, because figures leave no room for sentences on a phone.
                <tr className={line.description.length > TOGETHER ? 'long' : undefined}>
                  <td className="about" colSpan={4}>
                    <small>{line.description}</small>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <dl className="totals">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <p className="text">{section.text}</p>
        </section>
      ))}
      {signature && (
        <section className="signed">
          <p className="label">{signature.label}</p>
          {signature.strokes.length > 0 && <SignatureDrawing strokes={signature.strokes} label={signature.name} />}
          <p>
            <strong>{signature.name}</strong>
            {signature.when && `, ${signature.when}`}
          </p>
          {signature.strokes.length === 0 && <p className="label">{words['Signed by typing their name']}</p>}
        </section>
      )}
    </chakra.article>
  )
}

/** `Nov 15, 2026` stays on one line; longer text would leave no room for the item on a phone. */
const UNBROKEN = 12
/** Rows with longer descriptions may break across pages, because keeping them together would leave a page mostly empty. */
const TOGETHER = 600

const paperCss: SystemStyleObject = {
  minW: '0',
  maxW: '8.5in',
  bg: '#fff',
  color: '#1c2b24',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  p: { base: '4', sm: '0.6in' },
  fontSize: '13px',
  lineHeight: '1.45',
  '& header': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6', mb: '6' },
  '& header > div': { minW: '0' },
  '& img': { maxW: '12rem', maxH: '3.5rem', mb: '2' },
  '& .business': { fontSize: '18px', fontWeight: 'semibold' },
  '& .what': { textAlign: { base: 'start', sm: 'end' } },
  '& h1': { fontSize: '24px', fontWeight: 'semibold', lineHeight: '1.2' },
  '& h2': { fontSize: '17px', fontWeight: 'semibold', mb: '1' },
  '& h3': { fontWeight: 'semibold', mb: '1' },
  '& .what dl': {
    mt: '3',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto)',
    columnGap: '4',
    justifyContent: { base: 'start', sm: 'end' },
  },
  '& dt, & .label, & th, & small': { color: '#5d6d65' },
  '& .label': { fontSize: '11.5px' },
  '& .parties': { display: 'flex', flexWrap: 'wrap', gap: '4', columnGap: '12', mb: '6' },
  '& .parties > div': { minW: '0', flex: '1 1 14rem' },
  '& .text': { whiteSpace: 'pre-line' },
  '& table': { fontSize: { base: '12px', sm: '13px' }, width: 'full', borderCollapse: 'collapse', mt: '4' },
  '& thead': { display: 'table-header-group' },
  '& thead th': { whiteSpace: { sm: 'nowrap' } },
  '& th': {
    textAlign: 'end',
    fontWeight: 'medium',
    py: '1',
    ps: { base: '2.5', sm: '3' },
    borderBottom: '1.5px solid #1c2b24',
  },
  '& td': {
    textAlign: 'end',
    verticalAlign: 'top',
    py: '2',
    ps: { base: '2.5', sm: '3' },
    borderBottom: '1px solid #d5ddd8',
    fontVariantNumeric: 'tabular-nums',
  },
  // The reset sets it on every element, so descendants don't inherit it.
  '& td:first-of-type, & td:first-of-type *, & tbody th, & tbody th *': { overflowWrap: 'anywhere' },
  '& .described': { breakAfter: 'avoid' },
  '& .described td': { pb: '0', borderBottom: 'none' },
  '& .about': { pt: '0' },
  '& .unbroken': { whiteSpace: 'nowrap' },
  '& tbody th': { color: 'inherit', fontWeight: 'semibold', pt: '4', borderBottom: '1px solid #d5ddd8' },
  '& tr:not(.long)': { breakInside: 'avoid' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'start', ps: '0' },
  '& strong': { fontWeight: 'medium' },
  '& small': { display: 'block', fontSize: '12px', fontWeight: 'normal', whiteSpace: 'pre-line' },
  '& .totals': { ms: 'auto', mt: '4', mb: '6', width: 'min(20rem, 100%)', breakInside: 'avoid' },
  '& .totals div': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '0.5' },
  '& .totals dd': { fontVariantNumeric: 'tabular-nums' },
  '& .totals div:last-of-type': {
    borderTop: '1.5px solid #1c2b24',
    mt: '1',
    pt: '1.5',
    fontSize: '16px',
    fontWeight: 'semibold',
  },
  '& .totals div:last-of-type dt': { color: 'inherit' },
  '& section': { mt: '4' },
  '& .signed': { breakInside: 'avoid' },
  '& .signed svg': { width: '14rem', maxWidth: 'full', borderBottom: '1px solid #d5ddd8' },
  _print: { maxW: 'none', border: 'none', p: '0' },
}
