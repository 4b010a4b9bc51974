"""Hydrogen fluoride as monomer and hexamer: independent reference. log10(p1^6/p6)=43.65-8910/T (mmHg, K), Simons and
Hildebrand 1924; breaking up takes 8910 R ln 10 = 171 kJ per mole of hexamer. Dry air, no droplets."""
import math, numpy as np
from scipy.optimize import brentq
import far_field_ref as ff
R=8.314; M1=20.006e-3; MA=28.96e-3; CPA=1006.3; CPV=29.; DH=8910*R*math.log(10)
def lnK(T): return (43.65-8910./T)*math.log(10)+5*math.log(133.322)          # p in Pa
def molar_mass(p,T):
    p1=brentq(lambda q: q+math.exp(6*math.log(q)-lnK(T))-p,p*1e-6,p,xtol=1e-9); return M1*(p1+6*(p-p1))/p
def hexamer(hf,air,T,P):
    "moles of (HF)6 among hf moles of HF units and air moles of air"
    f=lambda n6: 6*math.log((hf-6*n6)/(hf-5*n6+air)*P)-math.log(n6/(hf-5*n6+air)*P)-lnK(T)
    lo=hf*1e-11
    return 0. if f(lo)<=0 else brentq(f,lo,hf/6*(1-1e-13),xtol=1e-18,rtol=1e-13)
def mixture(w,T0,Ta,P):
    "temperature and density of a cloud with a mass fraction w of HF, let out at T0"
    if w==0: return Ta,P*MA/(R*Ta)
    hf,air=w/M1,(1-w)/MA; n0=w*hexamer(1/M1,0.,T0,P)
    def off(T): return (hf*CPV)*(T-T0)+(1-w)*CPA*(T-Ta)-(hexamer(hf,air,T,P)-n0)*DH
    T=T0 if w>=1 else brentq(off,130.,max(T0,Ta)+1,xtol=1e-9)
    n=hf-5*hexamer(hf,air,T,P)+air; return T,P/(R*T)/n
class FarFieldHF(ff.FarField):
    def _mix(s):
        w=np.concatenate([[0],np.geomspace(1e-10,1,2000)]); rho=np.array([mixture(v,s.Tr,s.Ta,s.P)[1] for v in w])
        s.rhos=float(rho[-1]); s.wt,s.rt,s.ct=w,rho,w*rho
if __name__=='__main__':
    for t in (0,10,20,25,40): print(t,[round(1000*molar_mass(p*133.322,t+273.15),1) for p in (760,380,190)])
    for y in (.38,.14,.03): w=y*M1/(y*M1+(1-y)*MA); T,r=mixture(w,293.15,293.15,101325.); print(y,round(T-273.15,1),round(r/mixture(0,293.15,293.15,101325.)[1],3))
