/** The names of a booking's facts in Indonesian, in a file of their own: the form needs them where the ticket's part is missing. */
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
