import { CostSection } from '../costs/cost-section.tsx'

/** Whose income counts: that of every tenant, whatever lawful source it has. */
export const IncomeSection = () => (
  <CostSection
    id="income"
    topic="Income"
    heading="Every lawful income counts"
    lead="Vouchers too. A test of income may look only at the part of the rent you pay yourself."
  >
    <p className="cost-note mt-3">New Jersey Law Against Discrimination, source of lawful income, 2025.</p>
  </CostSection>
)
