export { BannerCard, PromoSlot, SideBanner } from './Banners.tsx'
export { AnnouncementBody, StaticModals } from './StaticModals.tsx'
