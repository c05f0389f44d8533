/**
 * Indonesian terms for a booking's facts, in a separate file, because the form needs them when the ticket's chunk fails to
 * load.
 */
export const terms = {
  name: "Nama",
  phone: "Telepon",
  address: "Alamat",
  date: "Tanggal",
  time: "Jam",
  services: "Layanan",
  barber: "Barber",
  duration: "Estimasi durasi",
  adjustment: "Termasuk penyesuaian waktu",
  fare: "Ongkos datang",
  total: "Estimasi total",
  agreed: "Harga akhir",
  deposit: "Uang muka",
  notes: "Catatan",
  place: "Lokasi",
  hours: "Jam buka",
};
