import { crmFrame } from '@nokshi/content/crm/records.ts'
import { services } from '@nokshi/content/services.ts'
import { Link, Outlet } from 'react-router'
import { Wordmark } from '../../frame/wordmark.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import '../../ui/sheet.css'
import '../parts/crm-parts.css'
import '../parts/crm-rows.css'
import '../parts/crm-fields.css'
import './crm-gate.css'

/** Around the ways in: a band of cloth with the seven stitches, one for each service, and the form on paper. */
export default function CrmGateRoute() {
  return (
    <div className="crm-gate">
      <div className="crm-gate-cloth" aria-hidden="true">
        {services.map(({ slug, stitch }) => (
          <Stitch key={slug} kind={stitch} />
        ))}
      </div>
      <div className="crm-gate-paper">
        <header>
          <Link to="/" className="crm-home">
            <Wordmark label={crmFrame.site} />
          </Link>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
