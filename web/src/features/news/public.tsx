export { PromoSlot, SideBanner } from './Banners.tsx'
export { StaticModals } from './StaticModals.tsx'
