import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Link, Outlet } from 'react-router'
import { Wordmark } from '../../frame/wordmark.tsx'
import { Stitch } from '../../ui/pictures/stitch.tsx'
import '../../ui/sheet.css'
import '../parts/crm-parts.css'
import '../parts/crm-rows.css'
import '../parts/crm-fields.css'
import './crm-gate.css'

const stitches = ['running', 'chain', 'cross', 'darning', 'feather', 'herringbone', 'arrow'] as const

/** Around login and claim: a band with the seven stitches, one for each service, and the form. */
export default function CrmGateRoute() {
  return (
    <div className="crm-gate stack">
      <div className="crm-gate-quilt stack gap-10" aria-hidden="true">
        {stitches.map((stitch) => (
          <Stitch key={stitch} kind={stitch} />
        ))}
      </div>
      <div className="crm-gate-paper stack content-start">
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
